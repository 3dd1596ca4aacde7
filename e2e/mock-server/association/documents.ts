import { onePagePdf } from "./one-page-pdf";

const documents: Record<string, string[]> = {
  "saannot.pdf": [
    "Kaarnapolun Kulkijat ry",
    "Yhdistyksen säännöt",
    "1 § Yhdistyksen tarkoituksena on edistää retkeilyä.",
    "2 § Jäseneksi voi liittyä jokainen, joka viihtyy ulkona.",
  ],
  "toimintakertomus.pdf": [
    "Toimintakertomus",
    "Kaarnapolun Kulkijat ry",
    "Retkiä 84, osallistujia 1 912, yksi kaatunut kanootti.",
  ],
};

/** A document by its file name. */
export function documentPdf(name: string): Buffer | undefined {
  const lines = Object.hasOwn(documents, name) ? documents[name] : undefined;
  return lines && onePagePdf(lines);
}
