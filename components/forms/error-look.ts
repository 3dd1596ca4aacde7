/** How words look that say what is wrong with a field. */
export const errorLook = "font-medium text-[color-mix(in_srgb,var(--error)_70%,var(--ink))]";
