import { renderHook } from "@testing-library/react";
import { useCurrentRoute } from "./use-current-route";
import { useKnownRoute } from "./use-known-route";
import { useNavigation } from "./use-navigation";

jest.mock("./use-current-route", () => ({ useCurrentRoute: jest.fn() }));
jest.mock("./use-navigation", () => ({ useNavigation: jest.fn() }));

const navigation = { go: jest.fn(), goTo: jest.fn(), back: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useNavigation).mockReturnValue(navigation);
});

it("returns a known route", () => {
  const route = { name: "invoice", pagename: "12" } as const;
  jest.mocked(useCurrentRoute).mockReturnValue(route);
  expect(renderHook(useKnownRoute).result.current).toBe(route);
  expect(navigation.go).not.toHaveBeenCalled();
});

it("replaces an unknown route by error404, once", () => {
  jest.mocked(useCurrentRoute).mockReturnValue(null);
  const { result, rerender } = renderHook(useKnownRoute);
  rerender();
  expect(result.current).toBeNull();
  expect(navigation.go.mock.calls).toEqual([["error404", { replace: true }]]);
});
