// Reads a military code as people write it, and says so when it cannot be told or could be several.
import type { Branch } from './branch.ts';
import type { Candidate, CodeIndex, CodeReference } from './code-index.ts';
import { branches, findBranch } from './branch.ts';
import { possibleCodes } from './code-text.ts';
import { standIn } from './families.ts';
import { airForms } from './forms/air.ts';
import { armyForms } from './forms/army.ts';
import { coastGuardForms } from './forms/coast-guard.ts';
import { marineForms } from './forms/marines.ts';
import { navyForms } from './forms/navy.ts';

export type CodeReading =
  | {
      readonly kind: 'found';
      readonly branch: Branch;
      readonly code: string;
      /** The specialty asked for, where it was not one code: `1N0X1`. */
      readonly family: string | undefined;
      /** The enlisted pay grade that the writing gives away. */
      readonly grade: number | undefined;
    }
  /** Several branches have it, or none was named. */
  | { readonly kind: 'choices'; readonly choices: readonly CodeReference[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly CodeReference[] };

type FoundCode = Extract<CodeReading, { kind: 'found' }>;

const formsOf: Readonly<Record<Branch, (text: string, isNec: boolean) => readonly Candidate[]>> = {
  Army: armyForms,
  Navy: navyForms,
  'Air Force': airForms,
  'Space Force': airForms,
  Marines: marineForms,
  'Coast Guard': coastGuardForms,
};

interface CodeQuery {
  readonly index: CodeIndex;
  readonly isNec: boolean;
}

export function readCode(text: string, branch: Branch | undefined, index: CodeIndex): CodeReading {
  const asked = { index, isNec: /\bNECS?\b/i.test(text.slice(0, 200)) };
  const named = branch ?? findBranch(text);
  const codes = possibleCodes(named === undefined || branch !== undefined ? text : withoutBranch(text));
  if (named !== undefined) return inBranch(codes, named, asked);
  for (const code of codes) {
    const exact = branches
      .filter((candidate) => index.has(candidate, code))
      .map((candidate) => readAs(code, candidate, asked));
    const readings = exact.length > 0 ? exact : branches.map((candidate) => readAs(code, candidate, asked));
    const found = readings.filter((reading) => reading !== undefined);
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (found.length > 1)
      return { kind: 'choices', choices: found.map(({ branch: of, code: as }) => ({ branch: of, code: as })) };
  }
  return { kind: 'unknown', suggestions: suggest(codes, undefined, asked) };
}

function inBranch(codes: readonly string[], branch: Branch, asked: CodeQuery): CodeReading {
  for (const code of codes) {
    const reading = readAs(code, branch, asked);
    if (reading !== undefined) return reading;
  }
  return { kind: 'unknown', suggestions: suggest(codes, branch, asked) };
}

function readAs(text: string, branch: Branch, { index, isNec }: CodeQuery): FoundCode | undefined {
  for (const { code, family, grade } of formsOf[branch](text, isNec)) {
    if (code !== undefined && index.has(branch, code)) return { kind: 'found', branch, code, family: undefined, grade };
    const members = family === undefined ? [] : index.family(branch, family);
    const best = bestOf(members, branch, index);
    if (best !== undefined)
      return { kind: 'found', branch, code: best, family: members.length > 1 ? family : undefined, grade };
  }
  return undefined;
}

function bestOf(members: readonly string[], branch: Branch, index: CodeIndex): string | undefined {
  const ranked = members.map((code) => ({ code, rank: standIn(code, index.isCurrent(branch, code)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))[0]?.code;
}

const words =
  /\b(united states|u\.?s\.?|army|navy|naval|air force|airforce|marine corps|marines?|coast guard|space force|usmc|uscg|usaf|ussf|usn|national guard|reserves?|veteran|vet)\b/gi;

const withoutBranch = (text: string): string => text.slice(0, 2_000).replaceAll(words, ' ');

const most = 5;
/** With fewer than these, codes two slips away are looked for, too. */
const fewest = 3;

const similarTo = (
  [code]: readonly string[],
  branch: Branch | undefined,
  { index }: CodeQuery,
): readonly CodeReference[] => (code === undefined ? [] : index.similar(code, branch));

/** The very same text in another branch, then slips of the finger in this one, then other readings elsewhere, then likenesses. */
function suggest(codes: readonly string[], branch: Branch | undefined, asked: CodeQuery): CodeReference[] {
  const others = branches.filter((other) => other !== branch);
  const exact = codes.flatMap((code) =>
    others.filter((other) => asked.index.has(other, code)).map((other) => ({ branch: other, code })),
  );
  const near = codes.flatMap((code) => asked.index.near(code, branch));
  const elsewhere = codes.flatMap((code) => others.flatMap((other) => readAs(code, other, asked) ?? []));
  const sure = [...exact, ...near, ...elsewhere];
  const similar = sure.length < fewest ? similarTo(codes, branch, asked) : [];
  const all = [...sure, ...similar].map(({ branch: of, code }) => ({ branch: of, code }));
  const unique = new Map(all.map((reference) => [`${reference.branch} ${reference.code}`, reference]));
  return [...unique.values()].slice(0, most);
}
