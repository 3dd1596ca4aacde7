/**
 * The part of zod/mini that the app uses. Turbopack keeps all of zod's schemas once one is used; so the export is built
 * from a bundle of this file that esbuild shakes (see scripts/bundle-shaken.ts), which halves its weight.
 */
import { config, ZodMiniCatch, type output, type ZodMiniType } from "zod/mini";

export {
  _default,
  array,
  boolean,
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

/**
 * zod's `catch`: the output of `schema`, or what `fallback` gives where the value does not fit. Built here from zod's class,
 * because zod's own function takes all of its helpers along, 3 kB brotli.
 */
function catchWith<Schema extends ZodMiniType>(
  schema: Schema,
  fallback: (context: { value: unknown }) => output<Schema>,
): ZodMiniCatch<Schema> {
  return new ZodMiniCatch({ type: "catch", innerType: schema, catchValue: fallback }) as ZodMiniCatch<Schema>;
}
export { catchWith as catch };
