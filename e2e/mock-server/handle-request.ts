import type { IncomingMessage, ServerResponse } from "node:http";
import { answerApi } from "./api";
import { serveAppFile } from "./app-files";
import { serveAssociationFile } from "./association-files";
import { textAnswer, type Answer } from "./http/answer";
import type { Exchange } from "./http/exchange";
import { openExchange } from "./http/open-exchange";
import { send } from "./http/send";
import { logRequest } from "./log-request";
import { answerCaptcha } from "./pages/captcha";
import { answerControl } from "./pages/control";
import { answerFront } from "./pages/front";
import { answerLogin } from "./pages/login";
import { answerProvider } from "./payment/provider";
import type { ServerState } from "./server-state";

export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: ServerState,
): Promise<void> {
  const exchange = openExchange(request, response, state);
  if (!exchange) {
    response.writeHead(400).end();
    return;
  }
  const { pathname } = exchange.url;
  if (pathname.startsWith("/api/")) return answerApi(exchange);
  if (pathname === "/app" || pathname.startsWith("/app/")) return serveAppFile(exchange);
  if (pathname.startsWith("/files/")) return serveAssociationFile(exchange);
  return send(exchange, await answerPage(exchange, pathname));
}

async function answerPage(exchange: Exchange, pathname: string): Promise<Answer> {
  if (pathname === "/mock" || pathname.startsWith("/mock/")) return answerControl(exchange);
  if (pathname === "/favicon.ico") return { status: 204 };
  logRequest(exchange);
  if (pathname === "/") return answerFront(exchange);
  if (pathname === "/login") return answerLogin(exchange);
  if (pathname === "/captcha") return answerCaptcha(exchange);
  if (pathname.startsWith("/provider/")) return answerProvider(exchange);
  return textAnswer(404, "text/plain; charset=utf-8", "Not found");
}
