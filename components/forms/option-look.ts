/** Below the control, above it where there is no room. */
export const listAnchor = { to: "bottom start", gap: 8, padding: 8 } as const;

/** Over the bars, and low enough to see what is being filled in. */
export const listLook =
  "z-40 [--anchor-max-height:20rem] rounded-xl border border-hairline bg-surface p-1 text-ink shadow-overlay outline-none empty:invisible";

export const optionLook =
  "group flex w-full min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-focus:bg-raised";
