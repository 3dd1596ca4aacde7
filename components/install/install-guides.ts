import {
  mdiAppleSafari,
  mdiCellphoneArrowDown,
  mdiCheck,
  mdiCogOutline,
  mdiDockBottom,
  mdiDotsHorizontal,
  mdiDotsVertical,
  mdiExportVariant,
  mdiMenu,
  mdiMonitorArrowDown,
  mdiOpenInNew,
  mdiPlusBoxOutline,
} from "@mdi/js";
import type { Messages } from "@/lib/i18n/locale-store";
import type { InstallPlatform } from "@/lib/pwa/install-platform";

type InstallTexts = Messages["install"];

interface InstallStep {
  text: keyof InstallTexts["steps"];
  /** The icon to look for on the screen. */
  icon: string;
}

export interface InstallGuide {
  /** Shown before the steps. */
  note?: keyof InstallTexts["notes"];
  steps: readonly InstallStep[];
  /** Shown after the steps: on an iPhone, an installed app does not share the browser's session. */
  afterNote?: keyof InstallTexts["notes"];
  /** The member must open the address in another browser. */
  copiesAddress?: boolean;
}

const addToHomeScreen: readonly InstallStep[] = [
  { text: "addToHomeScreen", icon: mdiPlusBoxOutline },
  { text: "clickAdd", icon: mdiCheck },
];
const windowMenu: InstallStep = { text: "windowMenu", icon: mdiDotsHorizontal };
const continueThere: InstallStep = { text: "continueThere", icon: mdiCogOutline };
const clickInstall: InstallStep = { text: "clickInstall", icon: mdiCheck };

/** Steps for browsers without an install prompt. */
export const installGuides = {
  iosSafari: {
    steps: [{ text: "shareInSafari", icon: mdiExportVariant }, ...addToHomeScreen],
    afterNote: "signInAgain",
  },
  iosBrowser: {
    steps: [{ text: "shareInBrowser", icon: mdiExportVariant }, ...addToHomeScreen],
    afterNote: "signInAgain",
  },
  iosOldBrowser: { note: "onlySafari", steps: [], copiesAddress: true },
  iosInApp: {
    note: "inApp",
    steps: [windowMenu, { text: "openInSafari", icon: mdiAppleSafari }, continueThere],
    copiesAddress: true,
  },
  androidBrowser: {
    steps: [
      { text: "browserMenu", icon: mdiDotsVertical },
      { text: "chooseInstall", icon: mdiCellphoneArrowDown },
      clickInstall,
    ],
  },
  androidSamsung: {
    steps: [
      { text: "samsungMenu", icon: mdiMenu },
      { text: "addPageToHomeScreen", icon: mdiPlusBoxOutline },
      { text: "clickAdd", icon: mdiCheck },
    ],
  },
  androidInApp: {
    note: "inApp",
    steps: [windowMenu, { text: "openInChrome", icon: mdiOpenInNew }, continueThere],
    copiesAddress: true,
  },
  desktopChromium: { steps: [{ text: "installIcon", icon: mdiMonitorArrowDown }, clickInstall] },
  desktopSafari: {
    steps: [
      { text: "addToDock", icon: mdiDockBottom },
      { text: "clickAdd", icon: mdiCheck },
    ],
    afterNote: "signInAgain",
  },
  desktopOther: { note: "noInstalling", steps: [], copiesAddress: true },
} satisfies Record<InstallPlatform, InstallGuide>;
