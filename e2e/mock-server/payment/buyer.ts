import { isWireObject, type Wire, type WireObject } from "../wire";

type Form = { action: string; fields: Record<string, string> };

/** A browser for unit tests: it keeps its cookie and does not follow redirects. */
export class Buyer {
  private cookie = "";

  constructor(private readonly origin: string) {}

  async set(scenario: Record<string, string>): Promise<void> {
    const status = await this.get(`/mock/set?${new URLSearchParams(scenario)}`);
    if (status !== 303) throw new Error(`The scenario was refused with ${status}.`);
  }

  async get(path: string): Promise<number> {
    return (await this.request(path)).status;
  }

  /** The invoice in the answer of `me`. */
  async invoice(id = 5012): Promise<WireObject | undefined> {
    const { memberData } = (await (await this.request("/api/en/me")).json()) as { memberData: { invoice: Wire[] } };
    return memberData.invoice.filter(isWireObject).find((invoice) => invoice.id === id);
  }

  /** The form that leads to the provider, with the app's return addresses. */
  async startPayment(id = 5012): Promise<Form> {
    const back = (status: string) => `${this.origin}/app/invoices/${id}?status=${status}`;
    const response = await this.send("/api/en/invoice/createpayment", {
      invoice_id: String(id),
      pmt_okreturn: back("ok"),
      pmt_errorreturn: back("error"),
      pmt_cancelreturn: back("cancel"),
      pmt_delayedpayreturn: back("cancel"),
    });
    if (!response.ok) throw new Error(`The payment was refused with ${response.status}.`);
    return ((await response.json()) as { paymentFormData: Form }).paymentFormData;
  }

  /** Posts the form and presses a button of the provider's page; resolves with the address of the redirect. */
  async choose({ action, fields }: Form, choice: string): Promise<string> {
    const page = await this.request(action, { method: "POST", body: new URLSearchParams(fields) });
    if (!page.ok) return this.redirected(page);
    const body = new URLSearchParams({ pmt_id: fields.pmt_id ?? "", choice });
    return this.redirected(await this.request("/provider/choose", { method: "POST", body }));
  }

  /** The page's link back to the app. */
  async linkBack(address: string): Promise<string> {
    const page = await (await this.request(address)).text();
    return /class="button primary" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  }

  /** Whether the server has received a request to a path since the last reset. */
  async hasSent(path: string): Promise<boolean> {
    const log = (await (await this.request("/mock/log")).json()) as { path: string }[];
    return log.some((entry) => entry.path === path);
  }

  check(query: Record<string, string>): Promise<Response> {
    return this.send("/api/en/invoice/checkpayment", query);
  }

  private send(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.request(path, { method: "POST", body });
  }

  private async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const response = await fetch(url, { ...init, redirect: "manual", headers: { Cookie: this.cookie } });
    this.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return response;
  }

  private redirected(response: Response): string {
    const location = response.headers.get("location");
    if (location === null) throw new Error(`No redirect, but an answer with ${response.status}.`);
    return new URL(location, this.origin).href;
  }
}
