import { randomUUID } from "node:crypto";
import type { FormValues } from "./member/form-schema";
import { defaultScenario, type Scenario } from "./scenario/scenario";

export type LoggedField =
  { name: string; value: string } | { name: string; file: { name: string; type: string; size: number } };

export type LoggedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  contentType: string | null;
  /** In the order of the body, so that repeated names and empty lists can be seen. */
  fields: LoggedField[];
  at: string;
};

/** What a member has changed since the session began: the rest comes from the persona. */
export type MemberState = {
  values: FormValues;
  /** Invoice id to the time it was paid. A time to come: confirmed, and not booked yet. */
  paid: Map<number, Date>;
};

export type Session = {
  id: string;
  /** Undefined: not signed in. A scenario can be set before that. */
  persona: string | undefined;
  scenario: Scenario;
  captchaSolved: boolean;
  log: LoggedRequest[];
  /** By persona, so that signing out and in again finds the invoice still paid. */
  members: Map<string, MemberState>;
};

export type SessionStore = { find(id: string | undefined): Session | undefined; create(): Session };

export function createSessionStore(): SessionStore {
  const sessions = new Map<string, Session>();
  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    create() {
      const session: Session = {
        id: randomUUID(),
        persona: undefined,
        scenario: defaultScenario(),
        captchaSolved: false,
        log: [],
        members: new Map(),
      };
      sessions.set(session.id, session);
      return session;
    },
  };
}

/** Signed in or not stays as it was: a test resets what it changed, not who it is. */
export function resetSession(session: Session): void {
  session.scenario = defaultScenario();
  session.captchaSolved = false;
  session.log = [];
  session.members.clear();
}
