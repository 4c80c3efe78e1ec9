// Skills against a judged set: 300 codes whose fitting and forbidden skills were written from the official descriptions,
// before anybody looked at what the engine says, and six families whose every current code must be free of forbidden ones.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { skillsForCode } from '../src/services/veteran/skills.ts';
import type { VeteranData } from '../src/services/veteran/veteran-data.ts';
import { Branch } from '../src/nlp/military/branch.ts';

export const JudgedCode = z.strictObject({
  split: z.enum(['development', 'test']),
  branch: Branch,
  code: z.string(),
  family: z.string(),
  accept: z.array(z.string()),
  forbid: z.array(z.string()),
  /** 2: judged after the engine had been tuned on the first ones. */
  round: z.literal(2).optional(),
});
export type JudgedCode = z.infer<typeof JudgedCode>;

/** What a second judge said of the same codes, without the answers of the first or of the engine. */
const SecondJudgement = z.strictObject({
  branch: Branch,
  code: z.string(),
  candidates: z.array(z.string()),
  accept: z.array(z.string()),
  forbid: z.array(z.string()),
});
export type SecondJudgement = z.infer<typeof SecondJudgement>;

export const FamilyRule = z.strictObject({ family: z.string(), title: z.string(), forbid: z.array(z.string()) });
export type FamilyRule = z.infer<typeof FamilyRule>;

const linesOf = (name: string): unknown[] =>
  readFileSync(resolve(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

export const judgedCodes = (): readonly JudgedCode[] =>
  linesOf('veteran-judged.jsonl').map((line) => JudgedCode.parse(line));

export const secondJudgementsFile = 'veteran-second-judge.jsonl';

export const secondJudgements = (file: string): readonly SecondJudgement[] =>
  linesOf(file).map((line) => SecondJudgement.parse(line));

export const familyRules = (): readonly FamilyRule[] =>
  linesOf('veteran-families.jsonl').map((line) => FamilyRule.parse(line));

export function skillNames(data: VeteranData, branch: Branch, code: string): readonly string[] {
  const record = data.codes.get(branch, code);
  return record === undefined ? [] : skillsForCode(record, data).map(({ name }) => name);
}

export interface Verdict {
  readonly judged: JudgedCode;
  readonly names: readonly string[];
  /** The first three are all accepted. */
  readonly isAccepted: boolean;
  readonly isForbiddenFirst: boolean;
  readonly forbiddenInFive: readonly string[];
}

export const verdictOf = (judged: JudgedCode, names: readonly string[]): Verdict => ({
  judged,
  names,
  isAccepted: names.length > 0 && names.slice(0, 3).every((name) => judged.accept.includes(name)),
  isForbiddenFirst: judged.forbid.includes(names[0] ?? ''),
  forbiddenInFive: names.slice(0, 5).filter((name) => judged.forbid.includes(name)),
});

export interface FamilyFault {
  readonly family: string;
  readonly branch: Branch;
  readonly code: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Every current code of a family that has a forbidden skill among its first five. */
export function familyFaults(rule: FamilyRule, data: VeteranData): { count: number; faults: readonly FamilyFault[] } {
  const pattern = new RegExp(rule.title, 'i');
  const members = [...data.codes.references(undefined)].filter(
    ({ branch, code }) => data.codes.isCurrent(branch, code) && pattern.test(data.codes.titleOf(branch, code)),
  );
  const faults = members.flatMap(({ branch, code }) => {
    const names = skillNames(data, branch, code).slice(0, 5);
    if (!names.some((name) => rule.forbid.includes(name))) return [];
    return [{ family: rule.family, branch, code, title: data.codes.titleOf(branch, code), names }];
  });
  return { count: members.length, faults };
}

function printFigures(name: string, part: readonly Verdict[]): void {
  const accepted = part.filter(({ isAccepted }) => isAccepted).length;
  const first = part.filter(({ isForbiddenFirst }) => isForbiddenFirst).length;
  const five = part.filter(({ forbiddenInFive }) => forbiddenInFive.length > 0).length;
  const shown = part.reduce((sum, { names }) => sum + Math.min(3, names.length), 0);
  console.log(
    `skills of judged codes, ${name}: first three all accepted ${((100 * accepted) / part.length).toFixed(1)}%, ` +
      `forbidden first ${first}, forbidden in the first five ${five}, ${(shown / part.length).toFixed(1)} shown of three ` +
      `(${part.length} codes)`,
  );
}

export function printJudged(data: VeteranData, { details }: { details: boolean }): void {
  const verdicts = judgedCodes().map((judged) => verdictOf(judged, skillNames(data, judged.branch, judged.code)));
  for (const split of ['development', 'test'] as const) {
    const part = verdicts.filter(({ judged }) => judged.split === split);
    for (const round of [1, 2] as const)
      printFigures(
        `${split}, round ${round}`,
        part.filter(({ judged }) => (judged.round ?? 1) === round),
      );
    printFigures(split, part);
    // Of the test half only figures are shown: whoever reads its faults tunes to them.
    if (details && split === 'development')
      for (const { judged, names, isAccepted, forbiddenInFive } of part)
        if (!isAccepted || forbiddenInFive.length > 0)
          console.log(
            `  ${judged.branch} ${judged.code} ${data.codes.titleOf(judged.branch, judged.code)}: ${names
              .slice(0, 5)
              .map((name) =>
                judged.forbid.includes(name) ? `!${name}` : judged.accept.includes(name) ? name : `?${name}`,
              )
              .join(', ')}`,
          );
  }
  for (const rule of familyRules()) {
    const { count, faults } = familyFaults(rule, data);
    console.log(
      `family ${rule.family}: ${faults.length} of ${count} current codes have a forbidden skill in the first five`,
    );
    if (details)
      for (const { branch, code, title, names } of faults.slice(0, 40))
        console.log(
          `  ${branch} ${code} ${title}: ${names.map((n) => (rule.forbid.includes(n) ? `!${n}` : n)).join(', ')}`,
        );
  }
}
