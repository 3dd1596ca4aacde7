/**
 * The icons of the first load. They come from here, and those of later screens from `@mdi/js`: the build bundles this file
 * alone (see next.config.mjs), so that the icons of later screens are not in the first load.
 */
export {
  mdiAccountEdit,
  mdiAccountOff,
  mdiAlert,
  mdiAlertCircle,
  mdiAlertCircleOutline,
  mdiArrowLeft,
  mdiCalendar,
  mdiCardAccountDetails,
  mdiCheckCircle,
  mdiCircleSmall,
  mdiClose,
  mdiCloudOffOutline,
  mdiCog,
  mdiCompassOffOutline,
  mdiFileDocument,
  mdiGift,
  mdiInformation,
  mdiLogin,
  mdiMenu,
  mdiNewspaperVariant,
  mdiReceiptText,
  mdiRefresh,
  mdiRobotOutline,
  mdiUpdate,
} from "@mdi/js";
