import {
  captchas,
  criticals,
  forAll,
  refusals,
  rowsOf,
  sampleOf,
  silent,
  unreachables,
  unreadable,
  type AnswerTable,
} from "./answer-table";
import { expectStored } from "./expect-stored";
import { test } from "./fault-test";
import { resetServer, setScenario } from "./open-freshly";
import {
  alert,
  both,
  captcha,
  card,
  critical,
  each,
  errorTexts,
  failed,
  forbidden,
  fresh,
  landed,
  login,
  stale,
  status,
  stuckAtLogin,
  texts,
  type Outcome,
} from "./outcomes";

// See docs/product.md, Start and Server answers.

/** Outcomes that config and me share, with a stored card or without. */
const session = {
  ok: card,
  bom: card,
  // First, because the notification hides by itself.
  message: both(status("That went well."), card),
  "401": login,
  "401-bare": stuckAtLogin,
  "401-bad": both(stuckAtLogin, alert(texts.unsafe)),
  "403": forbidden(errorTexts["403"]),
  ...forAll(captchas, captcha),
  redirect: landed,
};

/**
 * @param empty the screen for an empty answer
 * @param garbled the screen for an unreadable one
 */
function withoutCard(empty: Outcome, garbled: Outcome): AnswerTable {
  const told = (text: string) => both(empty, alert(text));
  return {
    ...each(criticals, critical),
    ...each(refusals, told),
    ...each(["error200", "bad-redirect"], told),
    ...forAll([...silent, "nomember"], empty),
    ...forAll(unreadable, garbled),
    ...forAll(unreachables, failed(texts.unreachable)),
    ...session,
  };
}

/**
 * The stored card stays.
 * @param empty outcome of an empty answer
 * @param garbled outcome of an unreadable one
 * @param line freshness line: the card looks live only after a successful `me`
 */
function withCard(empty: Outcome, garbled: Outcome, line: Outcome): AnswerTable {
  const stays = (text: string) => both(card, line, alert(text));
  return {
    ...each(criticals, stays),
    ...each(refusals, stays),
    ...each(["error200", "bad-redirect"], (text) => both(empty, alert(text))),
    ...forAll([...silent, "nomember"], empty),
    ...forAll(unreadable, garbled),
    ...forAll(unreachables, both(card, line)),
    ...session,
  };
}

// A missing config counts as an empty one; without a member there is nothing to show.
const unread = both(card, alert(texts.unreadable));
const noMember = failed(texts.noMember);
const old = both(card, stale);
const cold = { config: sampleOf(withoutCard(card, unread)), me: withoutCard(noMember, noMember) };
const warm = {
  config: sampleOf(withCard(card, both(unread, fresh), fresh)),
  me: sampleOf(withCard(old, old, stale)),
};

for (const [endpoint, table] of Object.entries(cold))
  test(`answers of ${endpoint} at the start`, async ({ page, tryRows, openFreshly }) => {
    const rows = rowsOf(table, async (mode, outcome) => {
      await openFreshly("/app/", { [endpoint]: mode });
      await outcome(page);
    });
    await tryRows(`${endpoint} at the start`, rows);
  });

for (const [endpoint, table] of Object.entries(warm))
  test(`answers of ${endpoint} at a start with a stored card`, async ({ page, tryRows, openFreshly }) => {
    const rows = rowsOf(table, async (mode, outcome) => {
      await resetServer(page);
      const isStored = await page.evaluate(() => localStorage.getItem("storedCard") !== null);
      if (!isStored) {
        await openFreshly("/app/");
        await expectStored(page, "localStorage", "storedCard", "Maija");
      }
      await setScenario(page, { [endpoint]: mode });
      await page.goto("/app/");
      await outcome(page);
    });
    await tryRows(`${endpoint} at a start with a stored card`, rows);
  });
