import { manyItems } from "./many-items";
import { oddItems } from "./odd-items";
import type { Persona } from "./persona";

/** Members of associations by whose collections search, dates and addresses are tried. */
export const collectionPersonas: readonly Persona[] = [manyItems, oddItems];
