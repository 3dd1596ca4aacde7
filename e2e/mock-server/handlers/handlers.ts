import type { EndpointName } from "../endpoint-names";
import { articles } from "./articles";
import { benefits } from "./benefits";
import { checkPayment } from "./check-payment";
import { config } from "./config";
import { createPayment } from "./create-payment";
import { events } from "./events";
import type { Handler } from "./handler";
import { logout } from "./logout";
import { me } from "./me";
import { pages } from "./pages";
import { saveMe } from "./save-me";

export const handlers: Record<EndpointName, Handler> = {
  config,
  me,
  saveMe,
  createPayment,
  checkPayment,
  logout,
  articles,
  events,
  benefits,
  pages,
};
