// Résumé sentences of veterans, and what may become of them: 300 written before the dictionary was looked at, half for test.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Branch } from '../src/nlp/military/branch.ts';
import { rewriteResume } from '../src/services/veteran/rewriting/rewrite-resume.ts';
import type { VeteranData } from '../src/services/veteran/veteran-data.ts';

export const ResumeSentence = z.strictObject({
  id: z.string(),
  half: z.enum(['development', 'test']),
  kind: z.string(),
  branch: Branch,
  text: z.string(),
  /** Nothing in it can be improved. */
  same: z.literal(true).optional(),
  /** A denial says nothing of the writer's work and may be left out. */
  may_leave_out: z.literal(true).optional(),
  /** Each must stay, in one of its wordings. */
  keep: z.array(z.array(z.string())),
  /** What would change the sense. */
  not: z.array(z.string()),
  /** Numbers of the person: must go. */
  personal: z.array(z.string()),
  /** Each with the expansions that are right. */
  jargon: z.record(z.string(), z.array(z.string())),
});
export type ResumeSentence = z.infer<typeof ResumeSentence>;

export const resumeSentences = (): readonly ResumeSentence[] =>
  readFileSync(resolve(import.meta.dirname, 'veteran-resume.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ResumeSentence.parse(JSON.parse(line)));

export interface ResumeVerdict {
  readonly sentence: ResumeSentence;
  readonly after: string;
  /** What is lost or wrongly said. */
  readonly senseChanges: readonly string[];
  readonly personalKept: readonly string[];
  readonly doubled: readonly string[];
  readonly unexpanded: readonly string[];
}

export function judgeSentence(sentence: ResumeSentence, after: string): ResumeVerdict {
  const made = plain(after);
  const isLeftOut = sentence.may_leave_out === true && made.trim() === '';
  const lost = isLeftOut ? [] : sentence.keep.filter((wordings) => !wordings.some((one) => says(made, plain(one))));
  const wrong = sentence.not.filter((one) => says(affirmed(made, one), plain(one)));
  const isTouched = sentence.same === true && made.replace(/\.$/, '') !== plain(sentence.text).replace(/\.$/, '');
  return {
    sentence,
    after,
    senseChanges: [
      ...lost.map(([one = '']) => `lost: ${one}`),
      ...wrong.map((one) => `says: ${one}`),
      ...(isTouched ? ['touched'] : []),
    ],
    personalKept: sentence.personal.filter((number) => after.includes(number)),
    doubled: doubledIn(after).filter((word) => !doubledIn(sentence.text).includes(word)),
    unexpanded: isLeftOut
      ? []
      : Object.entries(sentence.jargon).flatMap(([term, right]) =>
          right.some((one) => made.includes(plain(one))) ? [] : [term],
        ),
  };
}

/** A denial of it does not say it, unless the denial itself is what must not be lost. */
const affirmed = (text: string, wanted: string): string =>
  /^(?:no|not|never)\b/iu.test(wanted)
    ? text
    : text.replaceAll(/\b(?:never|not|no|n't)\s+(?:\p{L}+\s+){0,1}[^.,;]{0,40}/gu, (span) => ' '.repeat(span.length));

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** As words of their own: 3 does not stand in 2013. */
function says(text: string, wanted: string): boolean {
  const escaped = wanted.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{N}]|\\p{L}{3})`, 'u').test(text);
}

const doubledIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/\b(\p{L}{2,})\s+\1\b/gu)].map(([, word = '']) => word);

export const judgeHalf = (data: VeteranData, half: ResumeSentence['half']): readonly ResumeVerdict[] =>
  resumeSentences()
    .filter((sentence) => sentence.half === half)
    .map((sentence) => judgeSentence(sentence, rewriteResume(sentence.text, data, sentence.branch).text));

export interface ResumeTotals {
  readonly sentences: number;
  readonly senseChanged: number;
  readonly personalKept: number;
  readonly doubled: number;
  readonly jargon: number;
  readonly expanded: number;
}

export function totalsOf(verdicts: readonly ResumeVerdict[]): ResumeTotals {
  const count = (of: (verdict: ResumeVerdict) => number): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0);
  const jargon = count(({ sentence }) => Object.keys(sentence.jargon).length);
  return {
    sentences: verdicts.length,
    senseChanged: count(({ senseChanges }) => Math.min(1, senseChanges.length)),
    personalKept: count(({ personalKept }) => personalKept.length),
    doubled: count(({ doubled }) => doubled.length),
    jargon,
    expanded: jargon - count(({ unexpanded }) => unexpanded.length),
  };
}

/** With `details` what is wrong in the development half; nobody looks at the other's. */
export function printResumes(data: VeteranData, { details }: { details: boolean }): void {
  for (const half of ['development', 'test'] as const) {
    const verdicts = judgeHalf(data, half);
    const { sentences, senseChanged, personalKept, doubled, jargon, expanded } = totalsOf(verdicts);
    console.log(
      `résumé sentences, ${half} (${sentences}): changed in sense ${senseChanged}, personal numbers kept ${personalKept}, ` +
        `doubled words ${doubled}, jargon expanded ${((100 * expanded) / jargon).toFixed(1)}% of ${jargon}`,
    );
    if (details && half === 'development') for (const verdict of verdicts) printDetails(verdict);
  }
}

function printDetails({ sentence, after, ...wrong }: ResumeVerdict): void {
  const faults = [wrong.senseChanges, wrong.personalKept, wrong.doubled, wrong.unexpanded].flat();
  if (faults.length === 0) return;
  console.log(`  ${sentence.id} ${sentence.text}\n    → ${after}\n    ${faults.join('; ')}`);
}
