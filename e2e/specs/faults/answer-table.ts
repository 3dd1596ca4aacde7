import type { AnswerMode } from "@/e2e/mock-server/scenario/answer-modes";
import type { Outcome } from "./outcomes";
import type { Row } from "./run-rows";

/** Modes with their own tests: see slow-answers.spec.ts and start.spec.ts. */
type ModeOfOwnTest = "hang" | "401-loop" | "redirect-app";

/** The outcome of every answer mode. */
export type AnswerTable = Record<Exclude<AnswerMode, ModeOfOwnTest>, Outcome>;

/** The same outcome for several modes. */
export function forAll<Mode extends AnswerMode>(modes: readonly Mode[], outcome: Outcome): Record<Mode, Outcome> {
  return Object.fromEntries(modes.map((mode) => [mode, outcome])) as Record<Mode, Outcome>;
}

/**
 * An answer of each kind that the app tells apart. lib/api/client.test.ts holds how every other answer becomes one of these,
 * lib/queries/handle-result.test.ts that a session's end is the same after every call, and `me` at the start gets every answer.
 */
const kinds = [
  ...(["ok", "message", "nomember", "204", "html", "error200", "redirect", "bad-redirect"] as const),
  ...(["401", "403", "405-captcha", "422", "500", "502-html", "reset"] as const),
];

/** The outcome of an answer of each kind. */
export type KindTable = Record<(typeof kinds)[number], Outcome>;

/** The part of a table with an answer of each kind. */
export function sampleOf(table: AnswerTable): KindTable {
  return Object.fromEntries(kinds.map((mode) => [mode, table[mode]])) as KindTable;
}

/** A row for each mode. @param act triggers the call */
export function rowsOf(table: Partial<AnswerTable>, act: (mode: AnswerMode, outcome: Outcome) => Promise<void>): Row[] {
  return Object.entries(table).map(([mode, outcome]) => ({
    name: mode,
    run: () => act(mode as AnswerMode, outcome),
  }));
}

/** 2xx with no body or with JSON that carries nothing. */
export const silent = ["204", "empty", "array", "null"] as const;

/** 2xx with an unreadable body: a foreign page, a truncated answer. */
export const unreadable = ["html", "text", "login-html", "broken"] as const;

/** Error statuses whose text becomes a notification. See docs/product.md, Errors. */
export const refusals = ["400", "404", "405", "422", "429", "502", "502-html", "503"] as const;

export const criticals = ["403", "500", "500-html", "500-empty"] as const;

export const captchas = ["202-challenge", "405-captcha", "405-captcha-forever"] as const;

export const unreachables = ["cut", "reset"] as const;
