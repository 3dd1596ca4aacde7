import firstEnglish from "@/messages/en.json";
import lazyEnglish from "@/messages/lazy/en.json";

/** Every English text, by its key. */
export const english = { ...firstEnglish, ...lazyEnglish };
