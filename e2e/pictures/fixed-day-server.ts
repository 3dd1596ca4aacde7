import path from "node:path";
import { startMockServer, type MockServer } from "../mock-server/server";
import { pictureTime } from "./screens";

/** A worker fixture: the app on a server with a fixed date, for comparisons with stored files. */
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
