import { manyItems } from "./many-items";
import { oddItems } from "./odd-items";
import type { Persona } from "./persona";

/** Personas for search, dates and addresses of collections. */
export const collectionPersonas: readonly Persona[] = [manyItems, oddItems];
