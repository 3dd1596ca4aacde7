// @ts-check
// Runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { freePort, stop } from "./prepare.mjs";

/**
 * The port that PORT names, or 3000. Ends the process with one sentence if no server can use it.
 * @param {string} command that needs the port, as people type it
 * @returns {Promise<number>}
 */
export async function choosePort(command) {
  const given = process.env.PORT || "3000";
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65535)
    stop(`PORT must be a number from 1 to 65535 (it is "${given}").`);
  try {
    return await freePort(port);
  } catch (error) {
    return stop(await portSentence(port, /** @type {NodeJS.ErrnoException} */ (error).code, command));
  }
}

/**
 * Why no server can listen on the port, in one sentence.
 * @param {number} port
 * @param {string | undefined} code of the error
 * @param {string} command
 */
export async function portSentence(port, code, command) {
  const other = `choose another one with PORT=${await freePort()} ${command}.`;
  return code === "EACCES"
    ? `Port ${port} is not allowed for this user: ${other}`
    : `Port ${port} is in use: close the program that uses it, or ${other}`;
}
