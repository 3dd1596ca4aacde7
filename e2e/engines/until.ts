import { setTimeout as delay } from "node:timers/promises";

const limit = 20_000;
const interval = 50;

/**
 * Asks again until there is an answer that is not false or undefined. An error counts as none: while a page gives way to
 * the next one, elements vanish between two calls.
 */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | false | undefined>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + limit;
  let problem: unknown;
  do {
    try {
      const found = await ask();
      if (found) return found;
      problem = undefined;
    } catch (error) {
      problem = error;
    }
    await delay(interval);
  } while (Date.now() < end);
  throw new Error(`Waited ${limit / 1000} seconds in vain until ${what}.`, { cause: problem });
}
