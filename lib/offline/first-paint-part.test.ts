import { readCardModel } from "@/lib/api/read-card-model";
import { exampleAnswers } from "@/tools/server-contract/contract/example-answers";
import { firstPaintPart, storablePart } from "./storable-part";

it("keeps every field of the contract that the first paint draws", () => {
  const { config, me } = exampleAnswers();
  const kept = firstPaintPart(storablePart({ ...config, ...me }));
  expect(readCardModel(kept, kept)).toEqual(readCardModel(config, me));
});
