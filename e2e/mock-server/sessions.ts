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
  /** In body order, to show repeated names and empty lists. */
  fields: LoggedField[];
  at: string;
};

/** Changes of a member in this session; the persona holds the rest. */
export type MemberState = {
  values: FormValues;
  /** Invoice id to payment time. A future time: confirmed, but not yet booked. */
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
  /** Gives the session a new id. A late request with the old id finds nobody signed in, so it changes nothing. */
  renewId(session: Session): void;
};

export function createSessionStore(): SessionStore {
  const sessions = new Map<string, Session>();
  const newSession = (id: string): Session => ({
    id,
    persona: undefined,
    scenario: defaultScenario(),
    captchaSolved: false,
    log: [],
    members: new Map(),
  });
  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    create() {
      const session = newSession(randomUUID());
      sessions.set(session.id, session);
      return session;
    },
    renewId(session) {
      sessions.set(session.id, newSession(session.id));
      session.id = randomUUID();
      sessions.set(session.id, session);
    },
  };
}

/** The sign-in state stays: a test resets what it changed, not its persona. */
export function resetSession(session: Session): void {
  session.scenario = defaultScenario();
  session.captchaSolved = false;
  session.log = [];
  session.members.clear();
}
