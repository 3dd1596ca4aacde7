import type { ColumnSpans } from "@/lib/api/form-schema";

/** Index n - 1 spans n of 12 columns. Written out, because Tailwind reads whole class names from the source. */
const spans = {
  cols: [
    "col-span-1",
    "col-span-2",
    "col-span-3",
    "col-span-4",
    "col-span-5",
    "col-span-6",
    "col-span-7",
    "col-span-8",
    "col-span-9",
    "col-span-10",
    "col-span-11",
    "col-span-12",
  ],
  sm: [
    "sm:col-span-1",
    "sm:col-span-2",
    "sm:col-span-3",
    "sm:col-span-4",
    "sm:col-span-5",
    "sm:col-span-6",
    "sm:col-span-7",
    "sm:col-span-8",
    "sm:col-span-9",
    "sm:col-span-10",
    "sm:col-span-11",
    "sm:col-span-12",
  ],
  md: [
    "md:col-span-1",
    "md:col-span-2",
    "md:col-span-3",
    "md:col-span-4",
    "md:col-span-5",
    "md:col-span-6",
    "md:col-span-7",
    "md:col-span-8",
    "md:col-span-9",
    "md:col-span-10",
    "md:col-span-11",
    "md:col-span-12",
  ],
  lg: [
    "lg:col-span-1",
    "lg:col-span-2",
    "lg:col-span-3",
    "lg:col-span-4",
    "lg:col-span-5",
    "lg:col-span-6",
    "lg:col-span-7",
    "lg:col-span-8",
    "lg:col-span-9",
    "lg:col-span-10",
    "lg:col-span-11",
    "lg:col-span-12",
  ],
  xl: [
    "xl:col-span-1",
    "xl:col-span-2",
    "xl:col-span-3",
    "xl:col-span-4",
    "xl:col-span-5",
    "xl:col-span-6",
    "xl:col-span-7",
    "xl:col-span-8",
    "xl:col-span-9",
    "xl:col-span-10",
    "xl:col-span-11",
    "xl:col-span-12",
  ],
} as const;

const breakpoints = ["cols", "sm", "md", "lg", "xl"] as const;

/** The classes of a field's place in the grid; 12 columns where the schema says nothing (spec 9). */
export function columnClasses(columns: ColumnSpans): string {
  return breakpoints
    .map((breakpoint) => {
      const span = columns[breakpoint] ?? (breakpoint === "cols" ? 12 : undefined);
      return span === undefined ? "" : (spans[breakpoint][span - 1] ?? "");
    })
    .filter((name) => name !== "")
    .join(" ");
}
