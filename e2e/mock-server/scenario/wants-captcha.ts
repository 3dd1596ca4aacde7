import type { Session } from "../sessions";

/** Whether the site front shows the captcha: some endpoint is behind one that is not solved. */
export function wantsCaptcha(session: Session | undefined): boolean {
  if (!session) return false;
  const modes = Object.values(session.scenario.endpoints)
    .filter((endpoint) => endpoint.times !== 0)
    .map((endpoint) => endpoint.mode);
  return modes.includes("405-captcha-forever") || (modes.includes("405-captcha") && !session.captchaSolved);
}
