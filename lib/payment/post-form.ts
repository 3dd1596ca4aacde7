import type { PaymentForm } from "@/lib/api/payment-form";

let posted: HTMLFormElement | null = null;
/** Aborted once the form is blocked, or another one is posted. */
let listening = new AbortController();

/**
 * Sends the member to the provider: posts a hidden form with the server's fields, unchanged.
 * @param onBlocked called when the page's policy blocks the post, as for a plain `http:` address
 */
export function postForm({ action, fields }: PaymentForm, onBlocked: () => void): void {
  listening.abort();
  listening = new AbortController();
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective }) => {
      if (effectiveDirective !== "form-action") return;
      listening.abort();
      onBlocked();
    },
    { signal: listening.signal },
  );
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
  // In one call: a field named "append" would hide the method.
  form.append(...inputs);
  document.body.append(form);
  // A field named "submit" hides the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  posted = form;
}
