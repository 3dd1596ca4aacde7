/** @jest-environment node */
import * as z from "zod";
import { personas } from "@/e2e/mock-server/personas";
import type { Persona } from "@/e2e/mock-server/personas/persona";
import { endpoints } from "@/lib/api/endpoints";
import { url } from "@/lib/api/tolerant";
import { parse, type ZodMiniType } from "@/lib/api/zod";
import { readContract } from "../contract/contract";
import { openApiDocument } from "./document";
import { readExamples } from "./examples";

type Json = Record<string, unknown>;

let document: Json & ReturnType<typeof openApiDocument>;
beforeAll(async () => {
  const made = openApiDocument(readContract(), await readExamples());
  document = JSON.parse(JSON.stringify(made)) as typeof document;
});

const readers = new Map<string, z.ZodType>();

/** Whether a value matches a schema of the document, by zod's own reading of JSON Schema. Reading one takes long. */
function fits(schema: object, value: unknown): boolean {
  const inOneFile = { ...schema, $defs: document.components.schemas };
  const text = JSON.stringify(inOneFile).replaceAll("#/components/schemas/", "#/$defs/");
  const reader = readers.get(text) ?? z.fromJSONSchema(JSON.parse(text) as z.core.JSONSchema.JSONSchema);
  readers.set(text, reader);
  return reader.safeParse(value).success;
}

/** Every object in the document, with its path. */
function objectsIn(value: unknown, path = "#"): [string, Json][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [string, Json][] = Array.isArray(value) ? [] : [[path, value as Json]];
  return [...own, ...Object.entries(value).flatMap(([key, entry]) => objectsIn(entry, `${path}/${key}`))];
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => ["get", "post"].includes(method))
      .map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );

interface Operation {
  operationId: string;
  responses: Record<string, Json>;
}

describe("the OpenAPI document", () => {
  it("has the parts that OpenAPI 3.1 requires", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(Object.keys(document).sort()).toEqual(["components", "info", "openapi", "paths", "security", "servers"]);
    for (const name of ["title", "version", "description"]) expect(document.info).toHaveProperty(name);
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/\{locale\}\/[\w/]+$/);
    expect(document.components.parameters.locale).toMatchObject({ name: "locale", in: "path", required: true });
  });

  it("has every call of the app, with its method and an answer for every kind of status", () => {
    const found = operations().map(({ path, method, operation }) => [
      operation.operationId,
      method.toUpperCase(),
      path,
    ]);
    const expected = Object.entries(endpoints).map(([name, { method, path }]) => [
      name,
      method,
      `/api/{locale}/${path}`,
    ]);
    expect(found.sort()).toEqual(expected.sort());
    for (const { operation } of operations()) {
      expect(Object.keys(operation.responses)).toEqual(["200", "401", "403", "405", "500", "default"]);
    }
    for (const [name, response] of Object.entries(document.components.responses))
      expect([name, (response as Json).description]).toEqual([name, expect.stringMatching(/\.$/)]);
  });

  it("has no dangling reference and no unused component", () => {
    const referred = new Set(
      objectsIn(document).flatMap(([, object]) => (typeof object.$ref === "string" ? [object.$ref] : [])),
    );
    const { schemas, responses, parameters } = document.components;
    const there = Object.entries({ schemas, responses, parameters }).flatMap(([kind, things]) =>
      Object.keys(things).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...referred].sort()).toEqual(there.sort());
  });

  it("uses only words of JSON Schema that both OpenAPI 3.1 and the checks below know", () => {
    const known =
      "$ref type description enum pattern contentMediaType examples properties required additionalProperties items anyOf allOf minItems default".split(
        " ",
      );
    const isSchema = (path: string) =>
      /\/(schemas\/\w+|schema)(\/(properties\/[^/]+|items|additionalProperties|(anyOf|allOf)\/\d+))*$/.test(path) &&
      !path.includes("/examples/");
    const schemas = objectsIn(document).filter(([path]) => isSchema(path));
    expect(schemas.length).toBeGreaterThan(200);
    for (const [path, schema] of schemas)
      expect([path, Object.keys(schema).filter((key) => !known.includes(key))]).toEqual([path, []]);
  });

  it("has an example of each answer, valid by its schema", () => {
    const bodies = objectsIn({ paths: document.paths, responses: document.components.responses }).filter(
      ([path]) =>
        /\/content\/[^/]+$|\/content\/application\/json$|\/content\/text\/html$/.test(path) &&
        !path.includes("requestBody"),
    );
    expect(bodies).toHaveLength(operations().length + Object.keys(document.components.responses).length);
    for (const [path, { schema, examples }] of bodies) {
      const { value } = (examples as { ordinary: Json }).ordinary;
      expect([path, fits(schema as object, value)]).toEqual([path, true]);
    }
  });

  it("has examples of one fixed day, host and person only", () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/localhost|127\.0\.0\.1|mock_session/);
    expect(text).toContain("Maija Mallikas");
  });
});

const answerSchema = { $ref: "#/components/schemas/Answer" };
const locales = ["fi", "en"] as const;

/** Personas that break the contract on purpose, with the answers that do so. */
const wrongOnPurpose: Record<string, string[]> = {
  misbehaving: ["config", "member", "collections"],
  long: ["config", "member", "collections"],
  "form-broken": ["config"],
  "form-rules": ["config"],
  "collections-odd": ["collections"],
};

function answersOf(persona: Persona, locale: "fi" | "en"): Record<string, unknown> {
  return {
    config: { config: persona.config(locale) },
    member: { memberData: { ...persona.values, ...(persona.member(locale, persona.values) as object) } },
    collections: persona.collections(locale),
  };
}

function overTheWire(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

describe("the answers of the mock server", () => {
  it.each(personas.flatMap((persona) => locales.map((locale) => [persona.name, locale, persona] as const)))(
    "of %s in %s match the document, or break it on purpose",
    (name, locale, persona) => {
      const refused = Object.entries(answersOf(persona, locale))
        .filter(([, body]) => !fits(answerSchema, overTheWire(body)))
        .map(([part]) => part);
      expect(refused).toEqual(wrongOnPurpose[name] ?? []);
    },
  );

  it.each<[unknown, boolean]>([
    [{ memberData: { _full_name: "Maija", new_in_next_version: [1] } }, true],
    [{ memberData: {} }, false],
    [{ memberData: { _full_name: "Maija", invoice: {} } }, false],
    [{ memberData: { _full_name: "Maija", invoice: [{ id: 1.5, _list_title: "Fee" }] } }, false],
    [{ memberData: { _full_name: "Maija", _photo: "javascript:alert(1)" } }, false],
    [{ config: { cookie_consent_enabled: "yes" } }, false],
  ])("are validated: %j is valid: %j", (body, isRight) => {
    expect(fits(answerSchema, body)).toBe(isRight);
  });
});

describe("an address of the document", () => {
  it.each(["/files/a.pdf", "a.pdf", "?a=b:c", "https://example.org/", "HTTP://example.org/", "//example.org/x"])(
    "may be %s, as in the app",
    (address) => {
      expect([fits({ $ref: "#/components/schemas/Address" }, address), readUrl(address) !== ""]).toEqual([true, true]);
    },
  );
  it.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@example.org", "tel:1"])("may not be %s", (address) => {
    expect([fits({ $ref: "#/components/schemas/Address" }, address), readUrl(address) !== ""]).toEqual([false, false]);
  });
});

function readUrl(address: string): unknown {
  return parse(url("field") as ZodMiniType, address);
}
