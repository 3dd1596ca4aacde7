import { mdiClose, mdiMagnify } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SvgIcon } from "@/components/ui/svg-icon";
import { isComposing } from "@/lib/platform/is-composing";

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Searches while typing; Escape clears it in every browser. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const t = useTranslations("collections");
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed, Escape only cancels that letter.
    if (event.key !== "Escape" || isComposing(event.nativeEvent) || text === "") return;
    event.preventDefault();
    clear();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Results are already shown; hide the phone's keyboard, which covers half of them.
    if (matchMedia("(pointer: coarse)").matches) input.current?.blur();
  };
  return (
    <form role="search" onSubmit={onSubmit} className="print:hidden">
      <div className="flex min-h-12 items-center rounded-full border border-outline bg-surface transition has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-ink">
        <SvgIcon path={mdiMagnify} className="ml-4 size-6 text-muted" />
        <input
          ref={input}
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 flex-1 appearance-none bg-transparent px-3 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {text === "" ? null : <IconButton label={t("clearSearch")} path={mdiClose} onClick={clear} />}
      </div>
    </form>
  );
}
