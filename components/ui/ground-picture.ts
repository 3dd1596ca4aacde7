import type { SyntheticEvent } from "react";

/** In the dark theme a loaded picture stands on white: many logos are dark and transparent. Earlier, white would flash. */
export function groundPicture({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.backgroundColor = "var(--picture-ground, var(--raised))";
}
