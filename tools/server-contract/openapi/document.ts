import { type EndpointName, endpoints } from "@/lib/api/endpoints";
import { endpointDocs, endpointNames } from "@/lib/api/endpoints.docs";
import { defaultLocale, supportedLocales } from "@/lib/config/locales";
import type { Contract } from "../contract/contract";
import { refTo } from "../contract/json-schema";
import { entitySchemas } from "./entity-schemas";
import { answerWith, errorAnswers } from "./error-answers";
import type { Examples } from "./examples";

const longestList = 2;

/** The server's contract as an OpenAPI 3.1 document. */
export function openApiDocument(contract: Contract, examples: Examples) {
  return {
    openapi: "3.1.1",
    info: {
      title: "The association's server",
      version: "1.0.0",
      description:
        "What the members' app asks of the association's server. Made by `npm run openapi` from the schemas with which the app reads the answers. Every field but the few that are required may be missing or null, and no answer of whatever shape breaks the app: what it does instead stands with each field.",
      license: { name: "GPL-3.0-or-later", identifier: "GPL-3.0-or-later" },
    },
    servers: [
      { url: "https://members.example.org", description: "Where the build setting NEXT_PUBLIC_API_BASE says." },
    ],
    security: [{ session: [] }],
    paths: paths(examples),
    components: {
      parameters: { locale, clearCache },
      responses: responses(examples),
      schemas: entitySchemas(contract),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description:
            "The association's own session cookie, of whatever name: HttpOnly, Secure, and SameSite=Lax where app and server share a domain. Every call sends it (`credentials: include`), so a server on another origin answers with `Access-Control-Allow-Origin` naming the app's origin and `Access-Control-Allow-Credentials: true`.",
        },
      },
    },
  };
}

const locale = {
  name: "locale",
  in: "path",
  required: true,
  description: "The language of every text in the answer.",
  schema: { type: "string", enum: [...supportedLocales], default: defaultLocale },
};

const clearCache = {
  name: "clearCache",
  in: "query",
  required: false,
  description: "1: what the server has cached for this member is forgotten before it answers.",
  schema: { type: "string", enum: ["1"] },
};

function paths(examples: Examples): Record<string, object> {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const name of endpointNames) {
    const { method, path } = endpoints[name];
    const item = (byPath[`/api/{locale}/${path}`] ??= { parameters: [{ $ref: "#/components/parameters/locale" }] });
    item[method.toLowerCase()] = operation(name, examples);
  }
  return byPath;
}

function operation(name: EndpointName, examples: Examples) {
  const { summary, description, part, clearsCache, body } = endpointDocs[name];
  const refToResponse = (answer: string) => ({ $ref: `#/components/responses/${answer}` });
  return {
    operationId: name,
    summary,
    description,
    ...(clearsCache ? { parameters: [{ $ref: "#/components/parameters/clearCache" }] } : {}),
    ...(body ? { requestBody: { required: true, content: { "multipart/form-data": { schema: body } } } } : {}),
    responses: {
      "200": {
        description: part ? `An answer with \`${part}\`.` : "An answer.",
        content: {
          "application/json": {
            schema: part ? answerWith(part) : refTo("Answer"),
            examples: { ordinary: { value: shorten(examples.calls[name]) } },
          },
        },
      },
      ...Object.fromEntries(errorAnswers.map(({ status, name }) => [status, refToResponse(name)])),
    },
  };
}

function responses(examples: Examples) {
  const exampleOf: Record<string, unknown> = { ...examples.errors, default: examples.errors["422"] };
  return Object.fromEntries(
    errorAnswers.map(({ status, name, type = "application/json", body, ...answer }) => {
      const content = { [type]: { schema: body, examples: { ordinary: { value: exampleOf[status] } } } };
      return [name, { ...answer, content }];
    }),
  );
}

/** Shortens an example: keeps the first two entries of each list. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longestList).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}
