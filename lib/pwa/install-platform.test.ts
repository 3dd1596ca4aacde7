import { installPlatform, type InstallPlatform } from "./install-platform";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const oldIphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ipad = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const pixel =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

const devices: Record<InstallPlatform, Record<string, string>> = {
  iosSafari: {
    "Safari of iOS 26, whose version is frozen": `${iphone} Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari of iOS 16.3": `${oldIphone} Version/16.3 Mobile/15E148 Safari/604.1`,
    "Safari of an iPad": `${ipad} Version/17.5 Mobile/15E148 Safari/604.1`,
  },
  iosBrowser: {
    Chrome: `${iphone} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`,
    Firefox: `${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`,
    Edge: `${iphone} Version/18.0 EdgiOS/138.0.3351.83 Mobile/15E148 Safari/605.1.15`,
    "Opera Touch": `${iphone} Version/18.6 Mobile/15E148 Safari/604.1 OPT/5.6.1`,
    DuckDuckGo: `${iphone} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    "Chrome of an iPad": `${ipad} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`,
    "the first version that can": `${oldIphone.replace("16_3_1", "16_4")} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
  },
  iosOldBrowser: {
    "Chrome of iOS 16.3": `${oldIphone} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`,
    "Firefox of iOS 15.8": `${oldIphone.replace("16_3_1", "15_8")} FxiOS/128.0 Mobile/15E148 Safari/605.1.15`,
  },
  iosInApp: {
    Facebook: `${iphone} Mobile/22G86 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/757093730;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.6;FBSS/3;FBID/phone;FBLC/fi_FI;FBOP/5]`,
    Instagram: `${iphone} Mobile/22G86 Instagram 390.0.0.28.85 (iPhone14,5; iOS 18_6; fi_FI; fi; scale=3.00; 1170x2532; 763417352)`,
    LinkedIn: `${iphone} Mobile/22G86 [LinkedInApp]/9.31.2015`,
    TikTok: `${iphone} Mobile/22G86 musical_ly_40.6.0 BytedanceWebview/d8a21c6`,
    "the Google app": `${iphone} GSA/380.0.788317806 Mobile/15E148 Safari/604.1`,
    "a web view without a name": `${iphone} Mobile/15E148`,
  },
  androidBrowser: {
    Chrome: `${android} Chrome/138.0.0.0 Mobile Safari/537.36`,
    "Chrome of a tablet": `${android} Chrome/138.0.0.0 Safari/537.36`,
    Firefox: "Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0",
    Edge: `${android} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`,
    Opera: `${android} Chrome/135.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`,
  },
  androidSamsung: {
    "Samsung Internet": `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  },
  androidInApp: {
    Facebook: `${pixel} Version/4.0 Chrome/138.0.7204.157 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.48.98;]`,
    Instagram: `${pixel} Version/4.0 Chrome/138.0.7204.157 Mobile Safari/537.36 Instagram 390.0.0.43.81 Android (35/15; 420dpi; 1080x2400; Google/google; Pixel 8; shiba; shiba; fi_FI; 766920135)`,
    LinkedIn: `${pixel} Version/4.0 Chrome/138.0.7204.157 Mobile Safari/537.36 [LinkedInApp]/4.1.1080`,
    "a web view without a name": `${pixel} Version/4.0 Chrome/138.0.7204.157 Mobile Safari/537.36`,
  },
  desktopChromium: {
    "Chrome of Windows": `${windows} Chrome/138.0.0.0 Safari/537.36`,
    Edge: `${windows} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
    "Chrome of a Mac": `${mac.replace("605.1.15", "537.36")} Chrome/138.0.0.0 Safari/537.36`,
    ChromeOS: `${windows.replace("Windows NT 10.0; Win64; x64", "X11; CrOS x86_64 14541.0.0")} Chrome/138.0.0.0 Safari/537.36`,
  },
  desktopSafari: { Safari: `${mac} Version/18.6 Safari/605.1.15` },
  desktopOther: {
    "Safari 16": `${mac} Version/16.6 Safari/605.1.15`,
    "Firefox of Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0",
    "Firefox of a Mac": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0",
    Opera: `${windows} Chrome/135.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    "something unknown": "Mozilla/5.0 (PlayStation; PlayStation 5/8.00)",
    nothing: "",
  },
};

describe("installPlatform", () => {
  const rows = Object.entries(devices).flatMap(([platform, agents]) =>
    Object.entries(agents).map(([name, userAgent]) => [platform, name, userAgent] as const),
  );
  it.each(rows)("is %s in %s", (platform, _name, userAgent) => {
    const isMac = userAgent.includes("Macintosh");
    expect(installPlatform({ userAgent, maxTouchPoints: isMac ? 0 : 5 })).toBe(platform);
  });

  it.each([
    ["iosSafari", `${mac} Version/18.6 Safari/605.1.15`],
    ["iosBrowser", `${mac} CriOS/138.0.7204.119 Version/11.1.1 Safari/605.1.15`],
    ["iosBrowser", `${mac} FxiOS/141.0 Safari/605.1.15`],
  ])("is %s on an iPad that says it is a Mac", (platform, userAgent) => {
    expect(installPlatform({ userAgent, maxTouchPoints: 5 })).toBe(platform);
  });
});
