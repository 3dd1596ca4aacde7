import { randomUUID } from "node:crypto";
import type { FormValues } from "./member/form-schema";
import { defaultScenario, type Scenario } from "./scenario/scenario";

export type LoggedField =
  { name: string; value: string } | { name: string; file: { name: string; type: string; size: number } };

export type LoggedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  /** In body order, to show repeated names and empty lists. */
  fields: LoggedField[];
  at: string;
};

/** Changes of a member in this session; the persona holds the rest. */
export type MemberState = {
  values: FormValues;
  /** Invoice id to the time of the payment. */
  paid: Map<number, Date>;
};

export type Session = {
  id: string;
  /** Undefined: not signed in. A scenario may precede the sign-in. */
  persona: string | undefined;
  scenario: Scenario;
  captchaSolved: boolean;
  log: LoggedRequest[];
  /** By persona, so that a paid invoice stays paid after the next sign-in. */
  members: Map<string, MemberState>;
};

export type SessionStore = {
  find(id: string | undefined): Session | undefined;
  create(): Session;
  /**
   * Starts over with a new session in which the same persona is signed in: a test resets what it changed. A request under way
   * keeps the old session, and one with the old id finds nobody signed in, so neither changes anything.
   */
  startOver(session: Session): Session;
};

export function createSessionStore(): SessionStore {
  const sessions = new Map<string, Session>();
  const add = (id: string, persona?: string): Session => {
    const session: Session = {
      id,
      persona,
      scenario: defaultScenario(),
      captchaSolved: false,
      log: [],
      members: new Map(),
    };
    sessions.set(id, session);
    return session;
  };
  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    create: () => add(randomUUID()),
    startOver({ id, persona }) {
      add(id);
      return add(randomUUID(), persona);
    },
  };
}
