import { hasExpectedType } from "./has-expected-type";

/** The id of the first paint's place, which every exported page has. */
const pageMark = "first-paint";

/**
 * Whether an answer is the deployed file, so that the worker may cache it. A login, a firewall or maintenance may send its own
 * page with a good status: in the place of the app's page it would answer every later start.
 */
export async function isAppFile(pathname: string, response: Response): Promise<boolean> {
  if (!response.ok || !hasExpectedType(pathname, response.headers.get("content-type"))) return false;
  return !pathname.endsWith(".html") || (await response.clone().text()).includes(pageMark);
}
