import type { Badge as BadgeData } from "@/lib/api/badge";
import { cssColor } from "@/lib/format/css-color";
import { ServerIcon } from "./server-icon";

interface BadgeProps {
  badge: BadgeData;
  /** Clamps the text to two lines, because another screen shows it in full. */
  isShort?: boolean;
}

/** A status in the server's words. Any colour stays readable: it tints the ground, not the text. */
export function Badge({ badge, isShort = false }: BadgeProps) {
  if (badge.text === "") return null;
  const tone = { "--tone": cssColor(badge.color) };
  return (
    <span
      style={tone}
      className="inline-flex max-w-full items-center gap-1.5 rounded-2xl border border-[color-mix(in_srgb,var(--tone)_45%,transparent)] bg-[color-mix(in_srgb,var(--tone)_16%,var(--surface))] px-2.5 py-0.5 text-sm font-medium"
    >
      {badge.icon ? (
        <ServerIcon name={badge.icon} className="size-4" />
      ) : (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-(--tone)" />
      )}
      <span className={`min-w-0 ${isShort ? "line-clamp-2" : ""}`}>{badge.text}</span>
    </span>
  );
}
