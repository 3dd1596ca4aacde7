/** The platforms with their own install instructions, or with instructions to reach a browser that can install. */
export type InstallPlatform =
  | "iosSafari"
  | "iosBrowser"
  | "iosOldBrowser"
  | "iosInApp"
  | "androidBrowser"
  | "androidSamsung"
  | "androidInApp"
  | "desktopChromium"
  | "desktopSafari"
  | "desktopOther";

interface Device {
  userAgent: string;
  /** An iPad claims to be a Mac, but no Mac has a touch screen. */
  maxTouchPoints: number;
}

/** In-app browsers: links in other apps open there, and they cannot install. */
const inApp =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest|Line|MicroMessenger|WhatsApp|Slack|GSA)\b/;
const iosBrowser = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|OPX|DuckDuckGo|Ddg|Brave|YaBrowser|Focus|Ecosia)\//;

/** The member's platform, as far as the browser tells. An unknown browser counts as one that cannot install. */
export function installPlatform({ userAgent, maxTouchPoints }: Device): InstallPlatform {
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (/iPhone|iPad|iPod/.test(userAgent) || isIpad) return iosPlatform(userAgent);
  if (/Android/.test(userAgent)) return androidPlatform(userAgent);
  return desktopPlatform(userAgent);
}

function iosPlatform(userAgent: string): InstallPlatform {
  // A bare web view omits "Safari".
  if (inApp.test(userAgent) || !userAgent.includes("Safari/")) return "iosInApp";
  if (!iosBrowser.test(userAgent)) return "iosSafari";
  // Since 16.4 every browser's share menu adds to the home screen, before only Safari's. A Mac-like iPad hides its version.
  const [, major = "16", minor = "4"] = /OS (\d+)_(\d+)/.exec(userAgent.replace(/Mac OS X \d+/, "")) ?? [];
  return Number(major) + Number(minor) / 100 >= 16.04 ? "iosBrowser" : "iosOldBrowser";
}

function androidPlatform(userAgent: string): InstallPlatform {
  if (inApp.test(userAgent) || /; wv\)/.test(userAgent)) return "androidInApp";
  return userAgent.includes("SamsungBrowser/") ? "androidSamsung" : "androidBrowser";
}

function desktopPlatform(userAgent: string): InstallPlatform {
  if (inApp.test(userAgent) || userAgent.includes("OPR/")) return "desktopOther";
  if (/Chrom(?:e|ium)\//.test(userAgent)) return "desktopChromium";
  // "Add to Dock" needs Safari 17.
  const safari = /Macintosh.*Version\/(\d+).*Safari\//.exec(userAgent);
  return Number(safari?.[1] ?? 0) >= 17 ? "desktopSafari" : "desktopOther";
}
