/** @jest-environment node */
import { parseForm, parseOptions } from "@/lib/forms/parse-form";
import { describe as describeEntity } from "@/lib/api/docs";
import { imageUrl, text, wire } from "@/lib/api/tolerant";
import { firstOptions, formSchema, ruleNames } from "@/lib/api/form-schema";
import { configSchema } from "@/lib/api/config";
import { paymentFormSchema } from "@/lib/api/payment-form";
import * as z from "@/lib/api/zod";
import { codeSchemas } from "./code-schemas";
import { readContract } from "./contract";
import { entityNames } from "./entities";

describe("the contract", () => {
  it("describes every entity and field, and the app's behaviour without it, in whole sentences", () => {
    const contract = readContract();
    expect(Object.keys(contract)).toEqual(entityNames);
    for (const { means, fields } of Object.values(contract))
      for (const said of [means, ...fields.flatMap((field) => [field.means, field.missing])])
        expect(said).toMatch(/^["`\p{Lu}\d].*[.]$|^(true|false)\b.*\.$/su);
  });

  it("has docs of exactly the fields that a schema reads: others do not compile", () => {
    const docs = { means: "A word.", missing: "Nothing is shown." };
    const schema = wire({ text });
    describeEntity(schema, "A badge.", { text: docs });
    // @ts-expect-error: the field `text` has no docs
    describeEntity(schema, "A badge.", {});
    // @ts-expect-error: the schema reads no `shape`
    describeEntity(schema, "A badge.", { text: docs, shape: docs });
  });
});

/** Reads an example with the app's code: no part of it may be lost. */
const readers: Record<keyof typeof codeSchemas, (example: unknown) => unknown> = {
  Image: (example) => z.parse(imageUrl(), example),
  Languages: (example) => z.parse(configSchema, { languages: example }).languages.length,
  PaymentFields: (example) => z.parse(paymentFormSchema, { fields: example }).fields.length,
  FormSchema: (example) => parseForm(example).length,
  FieldType: (example) => parseForm([{ type: example, name: "a" }])[0]?.type,
  Rules: (example) => ruleNames(example).length,
  ColumnSpans: (example) => z.parse(formSchema, [{ colProps: example }])[0]?.columns.cols,
  Props: (example) => z.parse(formSchema, [{ props: example }])[0]?.props.label,
  Options: (example) => parseOptions(firstOptions(example)).length,
};

describe("a field that code reads", () => {
  it.each(
    Object.entries(codeSchemas).flatMap(([name, { examples }]) =>
      examples.map((example) => [name as keyof typeof codeSchemas, example] as const),
    ),
  )("%s accepts its example %j", (name, example) => {
    expect(readers[name](example)).toBeTruthy();
  });
});
