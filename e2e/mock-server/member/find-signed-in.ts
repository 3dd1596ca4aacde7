import { findPersona } from "../personas";
import type { Persona } from "../personas/persona";
import type { MemberState, Session } from "../sessions";

export type SignedIn = { persona: Persona; state: MemberState };

export function findSignedIn(session: Session | undefined): SignedIn | undefined {
  const persona = findPersona(session?.persona);
  return session && persona ? { persona, state: memberState(session, persona) } : undefined;
}

function memberState(session: Session, persona: Persona): MemberState {
  const known = session.members.get(persona.name);
  if (known) return known;
  const state: MemberState = { values: structuredClone(persona.values), paid: new Map() };
  session.members.set(persona.name, state);
  return state;
}
