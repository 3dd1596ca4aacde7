import type { Edge } from "./pattern";
import type { Step, Steps } from "./build-steps";

/** Thrown when a pattern turns out to be too much work. */
export class TooMuchWork extends Error {}

/** Where the matching can be after some characters, and where it goes by each class of characters. */
interface State {
  /** Numbers of the steps that are taken next. */
  steps: readonly number[];
  before: Before;
  next: (State | undefined)[];
}

type Before = "start" | "word" | "other";
type After = "end" | "word" | "other";

const endClass = 0;

/**
 * Says whether a pattern occurs in a text. All ways through the pattern are followed at once and every set of places is
 * worked out once (a deterministic automaton made as it is needed), so the time grows with the text alone: no pattern can
 * run away, as one can in the browser's own engine.
 * @param mostWork how many steps may be looked at while sets are worked out; beyond it {@link TooMuchWork} is thrown
 */
export function createMatcher({ steps, first }: Steps, mostWork: number): (text: string) => boolean {
  const found = newState([], "other");
  const missed = newState([], "other");
  const initial = newState([], "start");
  const known = new Map<string, State>();
  const classes = characterClasses(steps);
  let work = 0;

  const reachable = (from: readonly number[], before: Before, after: After): Set<number> => {
    const reached = new Set<number>();
    const waiting = [...from];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      const step = steps[at];
      if (step?.kind === "either") waiting.push(...step.next);
      if (step?.kind === "edge" && isAt(step.edge, before, after)) waiting.push(step.next);
    }
    work += reached.size;
    if (work > mostWork) throw new TooMuchWork();
    return reached;
  };

  const follow = (state: State, character: number): State => {
    const { isWord, accepting } = classes.describe(character);
    const after = character === endClass ? "end" : isWord ? "word" : "other";
    // A match can begin at any place.
    const reached = reachable([...state.steps, first], state.before, after);
    if (reached.has(0)) return (state.next[character] = found);
    if (character === endClass) return (state.next[character] = missed);
    const next = [...new Set([...reached].flatMap((at) => accepting.get(at) ?? []))].sort((a, b) => a - b);
    const key = `${isWord} ${next.join()}`;
    const target = known.get(key) ?? newState(next, isWord ? "word" : "other");
    known.set(key, target);
    return (state.next[character] = target);
  };

  return (text) => {
    let state = initial;
    for (let at = 0; at < text.length; at += 1) {
      const character = classes.classOf(text.charCodeAt(at));
      state = state.next[character] ?? follow(state, character);
      if (state === found) return true;
    }
    return (state.next[endClass] ?? follow(state, endClass)) === found;
  };
}

function newState(steps: readonly number[], before: Before): State {
  return { steps, before, next: [] };
}

function isAt(edge: Edge, before: Before, after: After): boolean {
  if (edge === "start") return before === "start";
  if (edge === "end") return after === "end";
  return ((before === "word") !== (after === "word")) === (edge === "boundary");
}

interface CharacterClass {
  isWord: boolean;
  /** The step after each step that takes such a character. */
  accepting: ReadonlyMap<number, number>;
}

/** Characters that every step of a pattern treats alike share a class; class 0 is the end of the text. */
function characterClasses(steps: readonly Step[]) {
  const described: CharacterClass[] = [{ isWord: false, accepting: new Map() }];
  const byAcceptance = new Map<string, number>();
  const classByCode = new Uint16Array(0x10000);

  const classify = (code: number): number => {
    const character = String.fromCharCode(code);
    const accepting = new Map<number, number>();
    steps.forEach((step, at) => {
      if (step.kind === "character" && step.matches(character)) accepting.set(at, step.next);
    });
    const isWord = /\w/.test(character);
    const key = `${isWord} ${[...accepting.keys()].join()}`;
    const known = byAcceptance.get(key) ?? described.push({ isWord, accepting }) - 1;
    byAcceptance.set(key, known);
    return (classByCode[code] = known);
  };

  return {
    classOf: (code: number): number => classByCode[code] || classify(code),
    describe: (characterClass: number): CharacterClass =>
      described[characterClass] ?? { isWord: false, accepting: new Map() },
  };
}
