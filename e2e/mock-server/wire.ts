/** Any JSON value: the mock writes the wire verbatim, also when it is wrong on purpose. */
export type Wire = null | boolean | number | string | Wire[] | WireObject;

export type WireObject = { [key: string]: Wire };

export function isWireObject(value: Wire | undefined): value is WireObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
