import type { Edge, Pattern } from "./pattern";

/** One step of a pattern; `next` are the numbers of the steps after it. */
export type Step =
  | { kind: "character"; matches: (character: string) => boolean; next: number }
  | { kind: "edge"; edge: Edge; next: number }
  | { kind: "either"; next: number[] }
  | { kind: "found" };

export interface Steps {
  steps: readonly Step[];
  first: number;
}

/** Writes a pattern out as steps (Thompson's construction), from its end to its start. */
export function buildSteps(pattern: Pattern): Steps {
  const steps: Step[] = [{ kind: "found" }];
  const add = (step: Step) => steps.push(step) - 1;

  const build = (part: Pattern, next: number): number => {
    switch (part.kind) {
      case "character":
        return add({ kind: "character", matches: part.matches, next });
      case "edge":
        return add({ kind: "edge", edge: part.edge, next });
      case "sequence":
        return part.parts.reduceRight((after, each) => build(each, after), next);
      case "choice":
        return add({ kind: "either", next: part.parts.map((each) => build(each, next)) });
      case "repeat":
        return repeat(part, next);
    }
  };

  const repeat = ({ part, min, max }: Extract<Pattern, { kind: "repeat" }>, next: number): number => {
    let entry = next;
    if (max === Infinity) {
      const ways: number[] = [next];
      entry = add({ kind: "either", next: ways });
      ways.push(build(part, entry));
    } else {
      for (let time = min; time < max; time += 1) entry = add({ kind: "either", next: [next, build(part, entry)] });
    }
    for (let time = 0; time < min; time += 1) entry = build(part, entry);
    return entry;
  };

  return { first: build(pattern, 0), steps };
}
