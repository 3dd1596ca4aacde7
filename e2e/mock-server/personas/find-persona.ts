import { personas } from ".";
import type { Persona } from "./persona";

export function findPersona(name: string | undefined): Persona | undefined {
  return personas.find((persona) => persona.name === name);
}
