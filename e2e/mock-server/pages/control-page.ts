import { endpointNames, type EndpointName } from "../endpoints";
import { personas } from "../personas";
import { answerModes } from "../scenario/answer-modes";
import { choices, defaultScenario, type Scenario } from "../scenario/scenario";
import type { Session } from "../sessions";
import { escapeHtml, page } from "./page";

export function controlPage(session: Session | undefined): string {
  const scenario = session?.scenario ?? defaultScenario();
  return page({
    lang: "en",
    title: "Mock server",
    body: `<p class="lead">How the server behaves towards this browser. The same parameters work in a link: <code>/mock/set?persona=ordinary&amp;me=500&amp;then=/app/</code></p>
      <p class="row"><a class="button primary" href="/app/">Open the app</a> <a class="button" href="/mock/reset">Reset</a> <a href="/mock/log">Requests as JSON</a></p>
      <form action="/mock/set" method="get">
        ${general(session, scenario)}
        <h2>Endpoints</h2>
        ${endpointNames.map((name) => endpointRow(name, scenario)).join("")}
        <p class="row"><button class="button primary">Set</button></p>
      </form>
      <h2>Payments</h2>
      <p>The provider tells the server of a payment by itself, at any time. In a link: <code>/mock/pay?invoice=5012</code>, with <code>&amp;persona=ordinary</code> when nobody is signed in.</p>
      <form action="/mock/pay" method="get" class="row">
        <label for="invoice">Invoice</label> <input id="invoice" name="invoice" inputmode="numeric" required>
        <button class="button">Mark as paid</button>
      </form>`,
  });
}

function general(session: Session | undefined, scenario: Scenario): string {
  const names: Record<string, string> = { none: "(not signed in)" };
  for (const persona of personas) names[persona.name] = `${persona.label}: ${persona.shows}`;
  return `<div class="stack">
    ${labelled("persona", "Persona", options("persona", names, session?.persona ?? "none"))}
    ${labelled("provider", "Payment provider", options("provider", choices.provider, scenario.provider))}
    ${labelled("host", "Static host", options("host", choices.host, scenario.host))}
    ${labelled("captcha", "Captcha page", options("captcha", choices.captcha, scenario.captcha))}
    ${labelled("latency", "Latency of every answer (ms)", `<input id="latency" name="latency" inputmode="numeric" value="${scenario.latency}">`)}
    ${labelled("cors", "Other origin that may call the API", `<input id="cors" name="cors" placeholder="http://localhost:4000, or off" value="${escapeHtml(scenario.cors ?? "")}">`)}
  </div>`;
}

const modeTexts = Object.fromEntries(Object.entries(answerModes).map(([mode, [shows]]) => [mode, shows]));

function endpointRow(name: EndpointName, scenario: Scenario): string {
  const { mode, latency, times } = scenario.endpoints[name];
  return `<div class="endpoint"><label for="${name}">${name}</label>
    ${options(name, modeTexts, mode)}
    <input name="${name}.latency" aria-label="${name}: latency (ms)" placeholder="ms" inputmode="numeric" value="${latency}">
    <input name="${name}.times" aria-label="${name}: times" placeholder="times" inputmode="numeric" value="${times ?? ""}"></div>`;
}

function labelled(id: string, label: string, control: string): string {
  return `<label for="${id}">${label}</label>${control}`;
}

function options(name: string, values: Readonly<Record<string, string>>, chosen: string): string {
  // Objects list integer-like keys first, whatever their source order.
  const sorted = Object.entries(values).sort(([a], [b]) => Number(b === "ok") - Number(a === "ok"));
  const items = sorted.map(
    ([value, text]) =>
      `<option value="${value}"${value === chosen ? " selected" : ""}>${escapeHtml(`${value}: ${text}`)}</option>`,
  );
  return `<select id="${name}" name="${name}">${items.join("")}</select>`;
}
