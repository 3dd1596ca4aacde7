import { crossOriginAdvice } from "./cross-origin-advice";
import { unbrandedPictures } from "./unbranded-pictures";

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The next steps of an association after `npm run brand`.
 * @param root the project's folder
 * @param settings the given settings
 * @param defaults the defaults of all settings
 * @returns sentences
 */
export function nextSteps(root: string, settings: Settings, defaults: Readonly<Record<string, string>>): string[] {
  return [
    ...unbrandedPictures(root, settings),
    crossOriginAdvice(settings.NEXT_PUBLIC_API_BASE ?? ""),
    previewStep(settings, defaults),
    "npm run package makes the archive for the host.",
  ].filter(Boolean);
}

/** Settings that change the addresses of the server. `npm start` serves the mock server at the default addresses only. */
const addressSettings = /^NEXT_PUBLIC_(API_BASE|PREFIX_)/;

function previewStep(settings: Settings, defaults: Readonly<Record<string, string>>): string {
  const changed = Object.keys(defaults).filter(
    (name) => addressSettings.test(name) && settings[name] && settings[name] !== defaults[name],
  );
  if (changed.length === 0) return "npm start shows it with a mock server.";
  const mockSettings = changed.map((name) => `${name}='${defaults[name]}'`).join(" ");
  return `${mockSettings} npm start shows it with a mock server, which does not answer at your server's addresses.`;
}

/** Characters that fit below an icon on most home screens. */
const maxNameLength = 12;

/**
 * Warns of valid settings with an unwanted effect: a name that home screens cut.
 * @param settings the given settings
 * @returns sentences
 */
export function advice(settings: Settings): string[] {
  const name = settings.NEXT_PUBLIC_APP_SHORT_NAME || settings.NEXT_PUBLIC_APP_NAME || "";
  const length = [...name].length;
  if (length <= maxNameLength) return [];
  return [
    `"${name}" has ${length} characters, and home screens show some twelve below an icon: --short-name gives a shorter one.`,
  ];
}
