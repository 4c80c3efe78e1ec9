// Finds the stage of a pipeline that somebody means: its name, a usual word for it, a misspelling, or a step from where one stands.
import { stageFiller, stageWords } from './lexicon/stages.ts';
import { isNearlySame } from './names/likeness.ts';
import { bareWords, remembered } from './text.ts';

export type FoundStage =
  | { readonly kind: 'one'; readonly stage: string }
  | { readonly kind: 'several'; readonly stages: readonly string[] }
  | { readonly kind: 'none' };

const filler = new Set(stageFiller);

/** Without the words that every stage may have; stages and the words for them are compared again and again. */
const core = remembered((text: string): string => {
  const words = bareWords(text);
  const kept = words.filter((word) => !filler.has(word));
  return (kept.length === 0 ? words : kept).join(' ');
});
const joined = remembered((text: string): string => core(text).replaceAll(' ', ''));

/** The lines of words for stages in which a word stands. */
const linesOf = remembered((word: string): readonly (readonly string[])[] =>
  stageWords.filter((line) => line.some((one) => core(one) === word)),
);

/**
 * Tries the strict readings first: the name itself, then words for it, then a slip of the keyboard. “Start” and “join” are verbs, and
 * no slip for “started”.
 */
export function findStage(mention: string, stages: readonly string[]): FoundStage {
  const asked = core(mention);
  if (asked === '') return { kind: 'none' };
  for (const reads of [
    (stage: string) => joined(stage) === joined(asked),
    (stage: string) => sameKind(asked, stage),
    (stage: string) => core(stage).split(' ').includes(asked) || partOf(asked, stage),
    (stage: string) => asked.length > 3 && isNearlySame(joined(asked), joined(stage)),
    (stage: string) => isShortened(asked, stage),
    (stage: string) => isBegun(asked, joined(stage)),
    (stage: string) =>
      asked.length > 4 &&
      spellingsOf(stage).some((word) => word !== `${asked}ed` && isNearlySame(joined(asked), joined(word))),
  ]) {
    const found = stages.filter((stage) => reads(stage));
    const [first] = found;
    if (first !== undefined)
      return found.length === 1 ? { kind: 'one', stage: first } : { kind: 'several', stages: found };
  }
  return { kind: 'none' };
}

/** The stage a number of steps away; undefined past either end or where the pipeline does not know the stage. */
export function stageBeside(stages: readonly string[], from: string, steps: number): string | undefined {
  const place = stages.indexOf(from);
  return place < 0 || place + steps < 0 ? undefined : stages[place + steps];
}

/** Every way to say one stage that Muster knows, folded: for finding stages inside a sentence. */
export const spellingsOf = remembered((stage: string): readonly string[] => {
  const name = core(stage);
  return [...new Set([stage, name, ...linesOf(name).flat()].map((one) => bareWords(one).join(' ')))];
});

function sameKind(asked: string, stage: string): boolean {
  const lines = linesOf(asked);
  return lines.length > 0 && linesOf(core(stage)).some((line) => lines.includes(line));
}

/** “presel” for “Preselection”; “to train” is no place where a stage is called “Training”. */
const isBegun = (asked: string, name: string): boolean =>
  asked.length > 4 && name.startsWith(asked) && !/^(?:ed|d|ing|er|s|ment)?$/.test(name.slice(asked.length));

/** “cert check”, “tl interview”, “rd test”: words cut short, or their initials, beside a word of the name that is whole. */
function isShortened(asked: string, stage: string): boolean {
  const said = asked.split(' ');
  const words = bareWords(stage);
  if (said.length < 2 || said.length > words.length) return false;
  const isWhole = said.some((word) => word.length > 3 && words.includes(word));
  return isWhole && fitsFrom(said, words);
}

/** Each word said stands for the next of the name, or for several by their first letters. */
function fitsFrom([first, ...said]: readonly string[], words: readonly string[]): boolean {
  if (first === undefined) return words.length === 0;
  const [word, ...rest] = words;
  if (word === undefined) return false;
  if (isCut(first, word) && fitsFrom(said, rest)) return true;
  const initials = words.slice(0, first.length).map((one) => one[0] ?? '');
  return first.length > 1 && initials.join('') === first && fitsFrom(said, words.slice(first.length));
}

const isCut = (short: string, word: string): boolean =>
  short === word ||
  (short.length > 2 && word.startsWith(short)) ||
  (short.length > 1 && short.length < word.length && /^[^aeiou]+$/.test(short.slice(1)) && isSkeleton(short, word));

/** “rd” is the road, “intvw” the interview: the first and the last letter are kept, and the order of the others. */
const isSkeleton = (short: string, word: string): boolean =>
  short[0] === word[0] && short.at(-1) === word.at(-1) && new RegExp(short.replaceAll(/(?<=.)(?=.)/g, '.*')).test(word);

/** `onsite` for “Onsite Interview”, `phone` for “Phone Screen”: the asked words stand in the name, in order. */
const partOf = (asked: string, stage: string): boolean => ` ${core(stage)} `.includes(` ${asked} `);
