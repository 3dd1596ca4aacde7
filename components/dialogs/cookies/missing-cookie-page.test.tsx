import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import { loadLazyMessages, showLocale } from "@/lib/i18n/locale-store";
import { notificationStore } from "@/lib/notifications/notifications";
import { english } from "@/scripts/testing/english";
import { CookieDialog } from "./cookie-dialog";

// A file of its own: once loaded, the code of content blocks is never missing again.
jest.mock("@/components/blocks/content-blocks", () => {
  throw new Error("ChunkLoadError");
});
jest.mock("@/lib/icons/load-icon");

it("returns to the question, with a message, when the page about cookies cannot be loaded", async () => {
  await showLocale("en", new AbortController().signal);
  await loadLazyMessages();
  setConfig({ cookieConsentEnabled: true, cookieInfoPage: { title: "Our cookies", rawBlocks: [] } });
  await act(async () => renderInApp(<CookieDialog open onClose={jest.fn()} />));
  fireEvent.click(screen.getByRole("button", { name: "Read more" }));
  expect(await screen.findByRole("button", { name: "Accept all" })).toBeInTheDocument();
  expect(notificationStore.get()).toMatchObject({ visible: true, notification: { text: english.errors.notLoaded } });
});
