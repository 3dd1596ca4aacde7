/**
 * Stands in the model for a date or time of which only a part has been filled in: the browser gives nothing for it, as for an
 * empty field. It is refused by the check, and not sent of a field that is not checked.
 */
export const incomplete = "\u0000";
