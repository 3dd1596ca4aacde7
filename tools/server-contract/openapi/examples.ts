import { type EndpointName, endpoints } from "@/lib/api/endpoints";
import { readingNames } from "@/lib/api/endpoints.docs";
import { encodeMultipart } from "@/lib/api/multipart";
import { returnAddresses } from "@/lib/payment/return-addresses";
import { returnAddress } from "@/e2e/mock-server/payment/return-address";
import { ordinary } from "@/e2e/mock-server/personas/ordinary";
import { startMockServer } from "@/e2e/mock-server/server";

/** A fixed date for the examples, so that the document does not change with the calendar. */
const day = Date.UTC(2026, 4, 12, 9);
const origin = "https://members.example.org";

type SendingName = {
  [Name in EndpointName]: (typeof endpoints)[Name]["method"] extends "POST" ? Name : never;
}[EndpointName];
type ReadingName = Exclude<EndpointName, SendingName | "logout">;

export interface Examples {
  calls: Record<EndpointName, unknown>;
  /** By status: "401", "403", "405", "500", "422". */
  errors: Record<string, unknown>;
}

/** The mock server's answers to its ordinary member, as a browser at members.example.org would get them. */
export async function readExamples(): Promise<Examples> {
  const server = await startMockServer({ port: 0, time: day });
  try {
    const ask = await signIn(server.url);
    const createPayment = await ask("createPayment", encodeMultipart(paymentBody()));
    const readings: [EndpointName, unknown][] = [];
    for (const name of readingNames) readings.push([name, await ask(name)]);
    const sendings: Record<SendingName, unknown> = {
      saveMe: await ask("saveMe", encodeMultipart(ordinary.values)),
      createPayment,
      checkPayment: await ask("checkPayment", encodeMultipart(returnOf(createPayment))),
    };
    const errors: Record<string, unknown> = {};
    for (const status of ["401", "403", "405-captcha", "500", "422"])
      errors[status.slice(0, 3)] = await ask("me", undefined, status);
    const logout = await ask("logout");
    return {
      calls: { ...(Object.fromEntries(readings) as Record<ReadingName, unknown>), ...sendings, logout },
      errors,
    };
  } finally {
    await server.close();
  }
}

/** The app's request from the page of the ordinary member's open invoice. */
function paymentBody(): Record<string, string> {
  return { invoice_id: "5012", ...returnAddresses(`${origin}/app/invoices/5012`) };
}

/** The query parameters with which the payment service leads back to the app. */
function returnOf(created: unknown): Record<string, string> {
  const { fields } = (created as { paymentFormData: { fields: Record<string, string> } }).paymentFormData;
  return Object.fromEntries(new URL(returnAddress({ fields, id: fields.pmt_id ?? "" }, "paid")).searchParams);
}

type Ask = (name: EndpointName, body?: FormData, mode?: string) => Promise<unknown>;

async function signIn(url: string): Promise<Ask> {
  const signedIn = await fetch(`${url}/mock/set?persona=ordinary`, { redirect: "manual" });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const headers = { cookie, "x-forwarded-host": new URL(origin).host, "x-forwarded-proto": "https" };
  return async (name, body, mode = "ok") => {
    const { method, path } = endpoints[name];
    if (name === "me") await fetch(`${url}/mock/set?me=${mode}`, { headers, redirect: "manual" });
    const response = await fetch(`${url}/api/en/${path}`, { method, headers, body });
    const text = await response.text();
    return /json/.test(response.headers.get("content-type") ?? "") ? (JSON.parse(text) as unknown) : text;
  };
}
