import type { PaymentForm } from "@/lib/api/payment-form";

/** Removes the last form and its listener, once the form is blocked or another one is posted. */
let posting = new AbortController();

/**
 * Sends the member to the provider: posts a hidden form with the server's fields, unchanged.
 * @param onBlocked called when the page's policy blocks the post, as for a plain `http:` address
 */
export function postForm(paymentForm: PaymentForm, onBlocked: () => void): void {
  posting.abort();
  posting = new AbortController();
  const { signal } = posting;
  const form = hiddenForm(paymentForm);
  document.body.append(form);
  // The prototypes' methods: fields named "remove" and "submit" hide the form's own.
  signal.addEventListener("abort", () => Element.prototype.remove.call(form));
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective }) => {
      if (effectiveDirective !== "form-action") return;
      posting.abort();
      onBlocked();
    },
    { signal },
  );
  HTMLFormElement.prototype.submit.call(form);
}

function hiddenForm({ action, fields }: PaymentForm): HTMLFormElement {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  const inputs = fields.map(([name, value]) => {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    return input;
  });
  // In one call: a field named "append" would hide the method.
  form.append(...inputs);
  return form;
}
