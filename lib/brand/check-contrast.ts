import { type Appearance } from "@/lib/base/appearance";
import { partContrast, textContrast } from "./brand-colors";
import { contrast } from "./contrast";
import { grounds } from "./grounds";
import { nearestReadable } from "./nearest-readable";

interface Use {
  theme: keyof typeof grounds;
  least: number;
  of: string;
}

const parts = "switches, spinners and the edges of messages";

/** Where the app sets each colour on its own grounds. What stands on the primary colour is white or black, whichever is read. */
const uses = {
  NEXT_PUBLIC_PRIMARY_COLOR: { theme: "light", least: partContrast, of: parts },
  NEXT_PUBLIC_PRIMARY_COLOR_DARK: { theme: "dark", least: partContrast, of: parts },
  NEXT_PUBLIC_LINK_COLOR: { theme: "light", least: textContrast, of: "links and the focus ring" },
  NEXT_PUBLIC_ACCENT_COLOR: { theme: "dark", least: textContrast, of: "links and the focus ring" },
} as const satisfies Partial<Record<keyof Appearance, Use>>;

/** @returns one sentence for each given colour that cannot be seen where the app uses it, with the nearest one that can */
export function checkContrast(appearance: Appearance): string[] {
  return Object.entries(uses).flatMap(([setting, { theme, least, of }]) => {
    const color = appearance[setting as keyof typeof uses].toLowerCase();
    const [worst = ""] = grounds[theme].toSorted((one, other) => contrast(color, one) - contrast(color, other));
    if (color === "" || contrast(color, worst) >= least) return [];
    return [
      `The colour ${color} (${setting}) has a contrast of ${roundedDown(contrast(color, worst))}:1 to ${worst} in the ${theme} theme, where it is that of ${of}: ${least}:1 is needed, and the nearest colour that has it is ${nearestReadable(color, grounds[theme], least)}.`,
    ];
  });
}

/** 4.496 is not enough, so it is not shown as 4.5. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
