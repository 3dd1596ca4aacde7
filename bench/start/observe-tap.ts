declare global {
  interface Window {
    /** Milliseconds from the tap to the code; null for a page without the button. */
    codeAfterTap: Promise<number | null>;
  }
}

/** Runs in the page before its scripts: taps _Show card_ in the first frame with the member's name. */
export function observeTap(memberName: string): void {
  let tappedAt = 0;
  window.codeAfterTap = new Promise((resolve) => {
    const look = () => {
      const isShown = document.querySelector("h1")?.textContent.includes(memberName) ?? false;
      if (isShown && tappedAt === 0) {
        const button = document.getElementById("show-card");
        if (!button) return resolve(null);
        tappedAt = performance.now();
        button.click();
      }
      if (document.querySelector("dialog[open] svg[role=img] path")) return resolve(performance.now() - tappedAt);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
