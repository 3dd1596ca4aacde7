import { callServer } from "@/lib/api/client";
import { send } from "./send";

jest.mock("@/lib/api/client");

it("wakes the device a few times, not at each tick, while a long upload is pending", async () => {
  jest.useFakeTimers();
  jest.mocked(callServer).mockReturnValue(new Promise(() => undefined));
  void send("saveMe", { locale: "fi", body: { name: "Maija" } });
  const timers = jest.spyOn(window, "setTimeout");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(timers.mock.calls.length).toBeLessThan(20);
  jest.useRealTimers();
});
