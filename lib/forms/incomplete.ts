/**
 * The model's value for a half-filled date or time, for which the browser reports an empty value. The check refuses it. A field
 * that is not checked does not send it.
 */
export const incomplete = "\u0000";
