declare global {
  interface Window {
    /** Milliseconds from the tap to the frame with the code; null for a page without the button. */
    codeAfterTap: Promise<number | null>;
  }
}

/** Runs in the page before its scripts: taps _Show card_ right after the first frame with the member's name. */
export function observeTap(memberName: string): void {
  /** Whether the condition holds in the next frame. A frame is on the screen when the first task after its callbacks begins. */
  const nextFrameHas = (isThere: () => boolean) =>
    new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => {
        const isDrawn = isThere();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(isDrawn);
        port2.postMessage(null);
      }),
    );
  const frameWith = async (isThere: () => boolean) => {
    while (!(await nextFrameHas(isThere)));
  };
  const tap = async () => {
    await frameWith(() => document.querySelector("h1")?.textContent.includes(memberName) ?? false);
    const button = document.getElementById("show-card");
    if (!button) return null;
    const tappedAt = performance.now();
    button.click();
    await frameWith(() => document.querySelector("dialog[open] svg[role=img] path") !== null);
    return performance.now() - tappedAt;
  };
  window.codeAfterTap = tap();
}
