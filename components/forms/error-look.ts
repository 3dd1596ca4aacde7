/** The look of an error text. */
export const errorLook = "font-medium text-[color-mix(in_srgb,var(--error)_70%,var(--ink))]";
