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

export class SessionStore {
  private readonly sessions = new Map<string, Session>();

  find(id: string | undefined): Session | undefined {
    return this.sessions.get(id ?? "");
  }

  create(id: string = randomUUID(), persona?: string): Session {
    const session = { id, persona, scenario: defaultScenario(), captchaSolved: false, log: [], members: new Map() };
    this.sessions.set(id, session);
    return session;
  }

  /**
   * Starts over with a new session in which the same persona is signed in: a test resets what it changed. A request under way
   * keeps the old session, and one with the old id finds nobody signed in, so neither changes anything.
   */
  startOver({ id, persona }: Session): Session {
    this.create(id);
    return this.create(undefined, persona);
  }
}
