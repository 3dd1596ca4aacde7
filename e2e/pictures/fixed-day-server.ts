import path from "node:path";
import { startMockServer, type MockServer } from "../mock-server/server";
import { pictureTime } from "./picture-time";

/** A fixture of the worker: the app on a server whose day is always the same, for what is compared with files. */
export async function fixedDayServer(
  { browserName: _browserName }: { browserName: string },
  use: (server: MockServer) => Promise<void>,
): Promise<void> {
  const server = await startMockServer({
    port: 0,
    outDir: path.resolve("out"),
    time: pictureTime,
    compression: "fast",
  });
  await use(server);
  await server.close();
}
