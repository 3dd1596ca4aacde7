/**
 * The part of zod/mini that the app uses. Turbopack keeps all of zod's schemas once one is used; so the export is built
 * from a bundle of this file that esbuild shakes (see scripts/bundle-zod.mjs), which halves its weight.
 */
import { config } from "zod/mini";

export {
  _default,
  array,
  boolean,
  catch,
  enum,
  int,
  literal,
  looseObject,
  nullable,
  number,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
  regex,
  type output,
  type ZodMiniType,
} from "zod/mini";

// No code from strings: a strict content security policy would report every attempt.
config({ jitless: true });
