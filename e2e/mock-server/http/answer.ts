import type { Wire } from "../wire";

export type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

export function jsonAnswer(status: number, value: Wire): Answer {
  return textAnswer(status, "application/json; charset=utf-8", JSON.stringify(value));
}

export function htmlAnswer(status: number, html: string): Answer {
  return textAnswer(status, "text/html; charset=utf-8", html);
}

export function plainAnswer(status: number, text: string): Answer {
  return textAnswer(status, "text/plain; charset=utf-8", text);
}

export function textAnswer(status: number, type: string, body: string): Answer {
  return { status, headers: { "Content-Type": type, "Cache-Control": "no-store" }, body };
}

/** 303: the next request is a GET, whatever the method was. */
export function redirectAnswer(location: string): Answer {
  return { status: 303, headers: { Location: location, "Cache-Control": "no-store" } };
}

/** Redirects to a same-origin address; others, such as `//evil.example`, lead to the fallback. */
export function redirectWithin(origin: string, address: string | null | undefined, fallback: string): Answer {
  const given = address && URL.canParse(address, origin) ? new URL(address, origin) : null;
  return redirectAnswer(given?.origin === origin ? given.pathname + given.search + given.hash : fallback);
}

/** What the server does not take, in a sentence: 422 of a call, 400 of the control page. */
export class Refusal extends Error {}
