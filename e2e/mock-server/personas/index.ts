import { board } from "./board";
import { manyItems, oddItems } from "./collections";
import { consentPersonas, minimalConfig } from "./configs";
import { english } from "./english";
import { formPersonas } from "./forms";
import { invalid } from "./invalid";
import { invoicePersonas } from "./invoices";
import { long } from "./long";
import { misbehaving } from "./misbehaving";
import { nothing } from "./nothing";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

/** In display order. */
export const personas: readonly Persona[] = [
  ordinary,
  board,
  invalid,
  nothing,
  english,
  long,
  minimalConfig,
  misbehaving,
  ...invoicePersonas,
  ...formPersonas,
  manyItems,
  oddItems,
  ...consentPersonas,
];

export function findPersona(name: string | undefined): Persona | undefined {
  return personas.find((persona) => persona.name === name);
}
