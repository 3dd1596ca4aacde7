import { associationCollections } from "../association/collections";
import { associationConfig } from "../association/config";
import { ordinaryValues } from "../association/my-account-form";
import { likeOrdinary, ordinary } from "./ordinary";

/** An association with English texts only, whatever the locale. */
export const english = likeOrdinary({
  name: "english",
  label: "Tessa Test-Jäsen",
  shows:
    "An English-speaking member of an association whose texts are in English in every language; an EAN-13 code, a page that proves the card, and wallets; collections come by calls of their own.",
  avatar: "/files/avatar-3.svg",
  values: {
    ...ordinaryValues,
    email: "tessa.test-jasen@example.org",
    street: "12 Sample Lane",
    city: "Espoo",
    postal_code: "02100",
  },
  collectionsWithConfig: false,
  // A bare address instead of an object, as some servers send it.
  config: () => ({ ...associationConfig("en"), hero_image: "/files/hero.svg", languages: ["en", "fi"] }),
  collections: () => associationCollections("en"),
  member: (_locale, values) => ({
    ...ordinary.member("en", values),
    _photo: "/files/avatar-3.svg",
    _card_code: { value: "6412345678907", format: "ean13", text: "6 412345 678907" },
    _verify_url: "https://kaarnapolku.example/verify/6412345678907",
    _wallet_links: {
      apple: "https://wallet.kaarnapolku.example/tessa.pkpass",
      google: "https://wallet.kaarnapolku.example/google/tessa",
    },
  }),
});
