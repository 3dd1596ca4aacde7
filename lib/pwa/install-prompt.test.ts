type Module = typeof import("./install-prompt");

/** Opens a fresh page. */
async function openPage(): Promise<Module> {
  jest.resetModules();
  return import("./install-prompt");
}

function offer(outcome: "accepted" | "dismissed" | "withdrawn") {
  const prompt = jest.fn(() => (outcome === "withdrawn" ? Promise.reject(new DOMException("no")) : Promise.resolve()));
  const event = Object.assign(new Event("beforeinstallprompt"), { prompt, userChoice: Promise.resolve({ outcome }) });
  // The page's first script does this.
  window.installPrompt = event;
  window.dispatchEvent(event);
  return prompt;
}

describe("installing", () => {
  beforeEach(() => (window.installPrompt = undefined));

  it("is manual until the browser offers its prompt", async () => {
    const { installState } = await openPage();
    const listener = jest.fn();
    const stop = installState.subscribe(listener);
    expect(installState.get()).toBe("manual");
    offer("accepted");
    expect(installState.get()).toBe("prompt");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    offer("accepted");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("uses an offer from before the module was loaded", async () => {
    offer("accepted");
    const { installState } = await openPage();
    expect(installState.get()).toBe("prompt");
  });

  it("prompts once for a double tap, and ends when the member accepts", async () => {
    const prompt = offer("accepted");
    const { installState, promptInstallation } = await openPage();
    const answers = Promise.all([promptInstallation(), promptInstallation()]);
    expect(installState.get()).toBe("prompt");
    expect(await answers).toEqual([true, false]);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(installState.get()).toBe("installed");
  });

  it.each(["dismissed", "withdrawn"] as const)("becomes manual when the prompt is %s", async (outcome) => {
    offer(outcome);
    const { installState, promptInstallation } = await openPage();
    expect(await promptInstallation()).toBe(false);
    expect(installState.get()).toBe("manual");
    offer("accepted");
    expect(installState.get()).toBe("prompt");
  });

  it("ends when the browser reports the installation", async () => {
    const { installState } = await openPage();
    const listener = jest.fn();
    installState.subscribe(listener);
    window.dispatchEvent(new Event("appinstalled"));
    expect(installState.get()).toBe("installed");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("is not offered in the installed app", async () => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    offer("accepted");
    expect((await openPage()).installState.get()).toBe("installed");
  });
});
