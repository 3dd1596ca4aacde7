/**
 * The hints of the app's files with their integrity, which scripts/pages writes: preloads for no medium, which fetch
 * nothing.
 */
export function appHints(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][media='not all']")];
}
