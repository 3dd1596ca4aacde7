import { mdiPaperclip } from "@mdi/js";
import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { NeedsNetwork } from "@/components/offline/needs-network";
import { useIsOnline } from "@/components/offline/use-is-online";
import { SvgIcon } from "@/components/ui/svg-icon";
import { Switch } from "@/components/ui/switch";
import type { Entry } from "@/lib/forms/form-field";
import { acceptsJpeg } from "@/lib/forms/shrink-picture";
import { focusMain } from "@/lib/platform/focus-main";
import { ChosenFile } from "../chosen-file";
import { controlName, controlProps, describedBy, isLocked, joinIds } from "../control-props";
import { FieldFrame } from "../field-frame";
import { entriesOf } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { useMissedDrops } from "../use-missed-drops";
import { useSmallerPictures } from "../use-smaller-pictures";

/** One file or several. A text in the value is a file that the server already has. */
export function FileField(view: FieldViewProps) {
  const { field, id, value, error, onChange } = view;
  const { multiple, accept } = field.props;
  const t = useTranslations("forms");
  const files = entriesOf(value);
  const smaller = useSmallerPictures(value, accept);
  useMissedDrops();
  // Uploads need a network; files chosen earlier stay (docs/product.md, What offline disables).
  const isOnline = useIsOnline();
  const isClosed = isLocked(field) || !isOnline;
  // The input itself always reads as empty (see `addFiles`), so its description lists the files.
  const fileId = (index: number) => `${id}-file-${index}`;
  const described = joinIds([describedBy(view), ...files.map((_, index) => fileId(index))]);

  const addFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const added = [...(event.target.files ?? [])];
    // Emptied, so that the member can choose a removed file again. Only the field's value counts.
    event.target.value = "";
    const [first] = added;
    const others = files.filter((file) => !added.some((again) => isSameFile(file, again)));
    if (first) onChange(multiple ? [...others, ...added] : first);
  };
  const removeAt = (position: number) => {
    onChange(multiple ? files.filter((_, index) => index !== position) : "");
    // Offline the control is disabled.
    if (isOnline) document.getElementById(id)?.focus();
    else focusMain();
  };

  return (
    <FieldFrame {...view}>
      {/* The input covers the whole box, so taps, dropped files and the keyboard all reach it. */}
      <div
        className={`relative flex min-h-12 items-center gap-3 rounded-xl border border-dashed px-3 py-2 font-semibold transition has-focus-visible:outline-3 has-focus-visible:outline-ink ${error === "" ? "border-outline" : "border-error inset-ring inset-ring-error"} ${isClosed ? "bg-raised text-muted" : "bg-surface text-action hover:bg-raised active:bg-hairline"}`}
      >
        <SvgIcon path={mdiPaperclip} />
        <span aria-hidden="true">{multiple ? t("chooseFiles") : t("chooseFile")}</span>
        <input
          {...controlProps(view)}
          aria-describedby={described}
          type="file"
          name={controlName(field)}
          multiple={multiple}
          accept={acceptWithCamera(accept) || undefined}
          onChange={addFiles}
          disabled={isClosed}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      {isLocked(field) ? null : <NeedsNetwork id={`${id}-network`} isAnnounced={false} />}
      <div aria-live="polite">
        {files.length === 0 ? null : (
          <ul role="list" className="mt-2 grid gap-2">
            {files.map((file, index) => (
              <ChosenFile
                key={index}
                id={fileId(index)}
                file={file}
                sentSize={file instanceof File ? smaller.sentSize(file) : undefined}
                isLocked={isLocked(field)}
                onRemove={() => removeAt(index)}
              />
            ))}
          </ul>
        )}
      </div>
      {smaller.canShrink ? (
        <label htmlFor={`${id}-smaller`} className="mt-2 flex flex-wrap items-center justify-end gap-x-3">
          <span id={`${id}-smaller-label`} className="min-w-min flex-1">
            {multiple ? t("sendSmallerMany") : t("sendSmaller")}
          </span>
          <Switch
            id={`${id}-smaller`}
            labelledBy={`${id}-smaller-label`}
            checked={smaller.isOn}
            onChange={smaller.setIsOn}
          />
        </label>
      ) : null}
    </FieldFrame>
  );
}

/** Whether a file was chosen again: the browser makes a new object of it. */
function isSameFile(file: Entry, other: File): boolean {
  return (
    file instanceof File &&
    file.name === other.name &&
    file.size === other.size &&
    file.lastModified === other.lastModified
  );
}

/**
 * Since Android 14, Chrome opens a photo picker without a camera for a field that accepts only pictures. A type that no file has
 * brings back the chooser with the camera. Web views of other apps build their own chooser from the types.
 */
function acceptWithCamera(accept: string): string {
  const { userAgent } = navigator;
  const isChrome = /Android.*Chrome/.test(userAgent) && !userAgent.includes("; wv)");
  return isChrome && acceptsJpeg(accept) ? `${accept},android/allowCamera` : accept;
}
