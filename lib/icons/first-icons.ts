/**
 * The icons of the first load. Later screens import from `@mdi/js`: the build bundles this file separately (see
 * next.config.mjs), so that their icons stay out of the first load.
 */
export {
  mdiAccountEdit,
  mdiAlert,
  mdiAlertCircle,
  mdiArrowLeft,
  mdiCalendar,
  mdiCardAccountDetails,
  mdiCheckCircle,
  mdiCircleSmall,
  mdiClose,
  mdiCloudOff,
  mdiGift,
  mdiInformation,
  mdiLogin,
  mdiMenu,
  mdiNewspaperVariant,
  mdiReceiptText,
  mdiRefresh,
  mdiUpdate,
} from "@mdi/js";
