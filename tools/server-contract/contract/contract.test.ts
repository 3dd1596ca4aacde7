/** @jest-environment node */
import { parseForm } from "@/lib/forms/parse-form";
import { parseOptions } from "@/lib/forms/parse-options";
import { flag, imageUrl, optionalFlag } from "@/lib/api/tolerant";
import { columnsSchema, formSchema, ruleNames } from "@/lib/api/form-schema";
import { configSchema } from "@/lib/api/config";
import { paymentFormSchema } from "@/lib/api/payment-form";
import * as z from "@/lib/api/zod";
import { flagValues } from "../openapi/leaf-schemas";
import { codeSchemas } from "./code-schemas";
import { readContract, words } from "./contract";
import { entityNames } from "./entity-names";

describe("the contract", () => {
  it("has words for every field of every schema", () => {
    const contract = readContract();
    expect(Object.keys(contract).sort()).toEqual([...entityNames].sort());
    for (const { means, fields } of Object.values(contract))
      for (const said of [means, ...fields.flatMap((field) => [field.means, field.missing])])
        expect(said).toMatch(/^["`\p{Lu}\d].*[.]$|^(true|false)\b.*\.$/su);
  });

  it("refuses a field without words", () => {
    const { icon, ...rest } = words.Badge.fields;
    words.Badge.fields = rest;
    expect(readContract).toThrow(
      "Badge.icon has no words: say in tools/server-contract/contract/words/member-words.ts what it means.",
    );
    words.Badge.fields = { ...rest, ...(icon ? { icon } : {}) };
    expect(readContract).not.toThrow();
  });

  it("refuses words for what no schema reads", () => {
    words.Badge.fields.shape = { means: "Round.", missing: "Square." };
    expect(readContract).toThrow(
      "lib/api reads no Badge.shape: take the words out of tools/server-contract/contract/words/member-words.ts.",
    );
    delete words.Badge.fields.shape;
  });
});

/** What code makes of an example of what it may be sent: nothing of it is lost. */
const readers: Record<keyof typeof codeSchemas, (example: unknown) => unknown> = {
  Image: (example) => z.parse(imageUrl(), example),
  Languages: (example) => z.parse(configSchema, { languages: example }).languages.length,
  PaymentFields: (example) => z.parse(paymentFormSchema, { fields: example }).fields.length,
  FormSchema: (example) => parseForm(example).length,
  FieldType: (example) => parseForm([{ type: example, name: "a" }])[0]?.type,
  Rules: (example) => ruleNames(example).length,
  ColumnSpans: (example) => z.parse(formSchema, [{ colProps: example }])[0]?.columns.cols,
  Props: (example) => z.parse(formSchema, [{ props: example }])[0]?.props.label,
  Options: (example) => parseOptions(example as unknown[]).length,
};

describe("what code reads", () => {
  it.each(
    Object.entries(codeSchemas).flatMap(([name, { examples }]) =>
      examples.map((example) => [name as keyof typeof codeSchemas, example] as const),
    ),
  )("%s takes its example %j", (name, example) => {
    expect(readers[name](example)).toBeTruthy();
  });

  it("takes columns as the words say", () => {
    expect(z.parse(columnsSchema, { cols: "6", md: 4 })).toEqual({ cols: 6, md: 4 });
  });

  it.each(flagValues)("the flag %j is as true as the document says", (value) => {
    expect(z.parse(flag("field"), value)).toBe([true, 1, "1", "true"].includes(value as never));
  });

  it.each([true, false, "true", "false"])("the decision %j is taken", (value) => {
    expect(z.parse(optionalFlag("field"), value)).toBe(value === true || value === "true");
  });
});
