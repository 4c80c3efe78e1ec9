// A military code becomes a civilian title, skills and open jobs of one employer. Nothing of it is kept.
import type { TenantId } from '../../core/ids.ts';
import type { Branch } from '../../nlp/military/branch.ts';
import type { CodeReading } from '../../nlp/military/read-code.ts';
import type { CodeRecord } from './code-record.ts';
import type { Corrections } from './corrections.ts';
import type { FoundCode } from './found-code.ts';
import type { JobCache } from './job-cache.ts';
import type { Language } from './language.ts';
import type { Match, MatchQuery } from './job-index.ts';
import type { VeteranData } from './veteran-data.ts';
import { Problem } from '../../core/problem.ts';
import { enlistedGrade, type PayGrade } from '../../nlp/military/pay-grade.ts';
import { readBranch } from '../../nlp/military/branch.ts';
import { readCode } from '../../nlp/military/read-code.ts';
import { queryForCode } from './match-query.ts';
import { reasonsFor } from './match-reasons.ts';
import { translatedResume, type ResumeTranslation } from './resume-text.ts';
import type { RankedSkill } from './ranked-skill.ts';

export interface TranslateRequest {
  readonly mosCode: string;
  readonly branch: string | undefined;
  /** Whose requisitions; none: no matches. */
  readonly client: TenantId | undefined;
  readonly locationPreferences: readonly string[];
  readonly relocate: boolean;
  readonly payGrade: PayGrade | undefined;
  readonly years: number | undefined;
  readonly includeResume: boolean;
  /** Of the reasons; English unless given. */
  readonly language?: Language;
}

export interface ExplainedMatch {
  readonly match: Match;
  readonly reasons: readonly string[];
}

export interface Translation {
  readonly record: CodeRecord;
  readonly title: string;
  readonly skills: readonly RankedSkill[];
  /** What some holders of the code have; the veteran is asked before one is claimed. */
  readonly likely: readonly string[];
  readonly matches: readonly ExplainedMatch[];
  /** As asked with, or as the writing of the code gives it away. */
  readonly payGrade: PayGrade | undefined;
  readonly resume: ResumeTranslation | undefined;
  /** Rare or old: the veteran is asked to describe the work, and a person looks at it. */
  readonly needsDescription: boolean;
  readonly modelVersion: string;
}

export interface TranslatePorts {
  readonly data: VeteranData;
  readonly jobs: JobCache;
  readonly corrections: Corrections;
}

const matchLimit = 50;

export async function translate(request: TranslateRequest, ports: TranslatePorts): Promise<Translation> {
  const { query, ...understood } = await understand(request, ports);
  const { client, language } = request;
  const matches = client === undefined ? [] : await matchesFor({ query, client, language }, ports);
  return { ...understood, matches };
}

/** What the code itself says, before any requisition is looked at; `query` finds those that fit. */
export async function understand(
  request: TranslateRequest,
  ports: Pick<TranslatePorts, 'data' | 'corrections'>,
): Promise<Omit<Translation, 'matches'> & { readonly query: MatchQuery }> {
  const { data, corrections } = ports;
  const { client } = request;
  const found = findCode(request.mosCode, request.branch, data);
  const record = client === undefined ? found.record : await corrections.applied(found.record, client);
  const payGrade = request.payGrade ?? found.payGrade;
  const { query, skills, likely } = queryForCode({
    record,
    data,
    wishes: request.locationPreferences.map((wish) => data.places.read(wish)),
    relocate: request.relocate,
    payGrade,
    years: request.years,
  });
  return {
    record,
    title: found.title,
    skills,
    likely,
    query,
    payGrade,
    resume: request.includeResume
      ? translatedResume({ record, title: found.title, skills, payGrade, years: request.years })
      : undefined,
    needsDescription: needsDescription(record) || skills.length === 0,
    modelVersion: data.modelVersion,
  };
}

export async function matchesFor(
  wanted: { readonly query: MatchQuery; readonly client: TenantId; readonly language?: Language | undefined },
  { jobs, data }: Pick<TranslatePorts, 'jobs' | 'data'>,
): Promise<readonly ExplainedMatch[]> {
  const { query, client, language = 'en' } = wanted;
  const index = await jobs.of(client);
  return index
    .match(query, matchLimit)
    .map((match) => ({ match, reasons: reasonsFor(match, query, { data, language }) }));
}

/** Throws `mos_not_found` with suggestions, `branch_required` with choices, `validation_failed` for an unknown branch. */
export function findCode(text: string, branch: string | undefined, data: VeteranData): FoundCode {
  const named = branchOf(branch);
  // Only what is a code of the database to the letter is remembered, never what else somebody writes.
  if (named !== undefined && data.codes.has(named, text))
    return data.foundCodes.get(`${named} ${text}`, () => foundIn(text, named, data));
  return foundIn(text, named, data);
}

function foundIn(text: string, named: Branch | undefined, data: VeteranData): FoundCode {
  const reading = readCode(text, named, data.codes);
  switch (reading.kind) {
    case 'found':
      return recordOf(reading, data);
    case 'choices':
      throw new Problem('branch_required', 'Several branches have that code. Say which branch it is.', {
        extra: { choices: reading.choices.map((choice) => withTitle(choice, data)) },
      });
    case 'unknown':
      throw new Problem('mos_not_found', noSuchCode(reading.suggestions, named), {
        extra: {
          suggestions: reading.suggestions.map((choice) => withTitle(choice, data)),
          describe_url: '/v1/veteran/describe',
        },
      });
    default:
      return reading satisfies never;
  }
}

/** Which branch was asked stands in the sentence: the same code may well be another branch's. */
function noSuchCode(suggestions: readonly { readonly branch: Branch }[], named: Branch | undefined): string {
  const what = named === undefined ? 'No branch has that code' : `There is no such code in the ${named}`;
  const others = named !== undefined && suggestions.some(({ branch }) => branch !== named);
  const like = others ? 'one of another branch is like it' : 'one that exists is like it';
  return suggestions.length === 0
    ? `${what}. Check it, or describe the work in plain words instead.`
    : `${what}; ${like}. Take a suggestion, or describe the work in plain words instead.`;
}

export function branchOf(text: string | undefined): Branch | undefined {
  if (text === undefined) return undefined;
  return readBranch(text) ?? unknownBranch();
}

export function unknownBranch(): Branch {
  throw new Problem('validation_failed', 'That is no branch of the armed forces.', {
    errors: [
      {
        path: 'branch',
        code: 'unknown_branch',
        message: 'use Army, Navy, Air Force, Marines, Coast Guard or Space Force',
      },
    ],
  });
}

const withTitle = ({ branch, code }: { branch: Branch; code: string }, data: VeteranData) => ({
  branch,
  code,
  title: data.codes.titleOf(branch, code),
});

function recordOf(reading: Extract<CodeReading, { kind: 'found' }>, data: VeteranData): FoundCode {
  const { branch, code, family, grade } = reading;
  const record = data.codes.get(branch, code);
  if (record === undefined) throw new Problem('mos_not_found', 'No branch has that code.');
  const shared = family === undefined ? record.title : data.codes.titleOfSpecialty(branch, family);
  const title = shared ?? data.codes.titleOfFamily(branch, code);
  return {
    record: family === undefined ? record : { ...record, title },
    title,
    payGrade: grade === undefined ? undefined : enlistedGrade(grade),
  };
}

/** Before 2010, or with nothing but guesses to go by; so it is of a code without skills that its holders would sign. */
export function needsDescription({ status, until, occupations }: CodeRecord): boolean {
  if (occupations.length === 0) return true;
  return status === 'legacy' && (until ?? 9_999) < 2010;
}
