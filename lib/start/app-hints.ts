/**
 * The page's names of the app's files with their integrity, put there by scripts/pages: preloads for no medium, which fetch
 * nothing by themselves.
 */
export function appHints(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][media='not all']")];
}
