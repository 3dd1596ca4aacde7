import { describe } from "./docs";
import { paymentFormSchema } from "./payment-form";

export const paymentFormDocs = describe(paymentFormSchema, "A form that the browser posts to the payment service.", {
  action: {
    means: "The address that receives the form, http(s) only.",
    missing: "The payment dialog says that the payment could not be prepared.",
    required: true,
  },
  fields: {
    means: "The hidden fields of the form.",
    missing: "The form is posted without fields.",
    kind: "PaymentFields",
    required: true,
  },
});
