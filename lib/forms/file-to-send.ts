import type { FieldValue, FormModel } from "./form-field";
import { isFile, isList } from "./scalar";
import { shrinkPicture } from "./shrink-picture";

interface Picture {
  /** Null when the picture cannot be made smaller. */
  smaller: Promise<File | null>;
  sendsSmaller: boolean;
}

/** The smaller version of each chosen file. */
const pictures = new WeakMap<File, Picture>();
/** One at a time: a phone may lack the memory for several photos. */
let lastShrunk: Promise<unknown> = Promise.resolve();

/**
 * The smaller version of a chosen picture, made once; null when there is none.
 * @param sendsSmaller whether it is sent in place of the chosen file
 */
export function smallerPicture(file: File, sendsSmaller: boolean): Promise<File | null> {
  const smaller = pictures.get(file)?.smaller ?? shrinkNext(file);
  pictures.set(file, { smaller, sendsSmaller });
  return smaller;
}

/** Whether the member has left the switch on. */
export function sendsSmaller(file: File): boolean {
  return pictures.get(file)?.sendsSmaller ?? true;
}

/** The model with the files to send in place of the chosen ones. */
export async function withFilesToSend(model: FormModel): Promise<FormModel> {
  const entries = Object.entries(model).map(async ([name, value]) => [name, await valueToSend(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function valueToSend(value: FieldValue): Promise<FieldValue> {
  return isList(value) ? Promise.all(value.map(entryToSend)) : entryToSend(value);
}

async function entryToSend<Entry>(entry: Entry): Promise<Entry | File> {
  if (!isFile(entry)) return entry;
  const picture = pictures.get(entry);
  return (picture?.sendsSmaller && (await picture.smaller)) || copyOf(entry);
}

/** Bytes: a phone may lack the memory for the copy of a larger file. */
const maxCopied = 50_000_000;

/**
 * Copies a file into memory; returns the file itself if that fails. Chrome on Android can read a cloud file, such as one of
 * Google Drive, but cannot send it: the request fails as if there were no network.
 */
async function copyOf(file: File): Promise<File> {
  if (file.size > maxCopied) return file;
  const { name, type, lastModified } = file;
  try {
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    return file;
  }
}

function shrinkNext(file: File): Promise<File | null> {
  const smaller = lastShrunk.then(() => shrinkPicture(file));
  lastShrunk = smaller;
  return smaller;
}
