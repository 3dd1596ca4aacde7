/**
 * The part of zod/mini that the app uses. Turbopack keeps all of zod's schemas once one is used. The export therefore uses a
 * bundle of this file that esbuild tree-shakes (see scripts/bundle-tree-shaken.ts), at half the size.
 */
import { config, ZodMiniCatch, type output, type ZodMiniType } from "zod/mini";

export {
  _default,
  array,
  boolean,
  looseObject,
  nullable,
  number,
  object,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
  type output,
  type ZodMiniType,
} from "zod/mini";

// Forbids zod to compile code from strings: a strict content security policy would report every attempt.
config({ jitless: true });

/**
 * zod's `catch`: the output of `schema`, or of `fallback` when the value does not fit. Built from zod's class, because zod's own
 * function pulls in all of its helpers (3 kB brotli).
 */
function catchWith<Schema extends ZodMiniType>(
  schema: Schema,
  fallback: (context: { value: unknown }) => output<Schema>,
): ZodMiniCatch<Schema> {
  return new ZodMiniCatch({ type: "catch", innerType: schema, catchValue: fallback }) as ZodMiniCatch<Schema>;
}
export { catchWith as catch };
