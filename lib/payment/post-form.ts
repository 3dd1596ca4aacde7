import type { PaymentForm } from "@/lib/api/payment-form";

let posted: HTMLFormElement | null = null;

/** Stops listening for the form before. */
let stopListening: () => void = () => undefined;

/**
 * Takes the member to the provider: posts a hidden form with the fields exactly as the server gave them.
 * @param onBlocked called when the policy of the page keeps the form here: it is not posted to a plain `http:` address
 */
export function postForm({ action, fields }: PaymentForm, onBlocked: () => void = () => undefined): void {
  stopListening();
  stopListening = onceFormIsBlocked(onBlocked);
  if (posted !== null) Element.prototype.remove.call(posted);
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
  // All at once: a field hides the form's own method of its name.
  form.append(...inputs);
  document.body.append(form);
  // A field named "submit" hides the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  posted = form;
}

function onceFormIsBlocked(callback: () => void): () => void {
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== "form-action") return;
    stop();
    callback();
  };
  const stop = () => document.removeEventListener("securitypolicyviolation", onViolation);
  document.addEventListener("securitypolicyviolation", onViolation);
  return stop;
}
