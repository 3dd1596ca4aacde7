/**
 * The icons of the first load. They come from here, and those of later screens from `@mdi/js`: the build bundles this file
 * alone (see next.config.mjs), so that the icons of later screens are not in the first load.
 */
export {
  mdiAccountEdit,
  mdiAccountOff,
  mdiAlert,
  mdiAlertCircle,
  mdiArrowLeft,
  mdiCalendar,
  mdiCardAccountDetails,
  mdiCheckCircle,
  mdiCircleSmall,
  mdiClose,
  mdiCloudOff,
  mdiCog,
  mdiCompassOff,
  mdiFileDocument,
  mdiGift,
  mdiInformation,
  mdiLogin,
  mdiMenu,
  mdiNewspaperVariant,
  mdiReceiptText,
  mdiRefresh,
  mdiUpdate,
} from "@mdi/js";
