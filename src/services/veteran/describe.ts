// A veteran's own words become skills, occupations and open jobs. The words go nowhere; the team gets what was read from them.
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { VeteranReviews } from '../../core/ports/veteran-reviews.ts';
import type { Evidence } from '../../nlp/military/classify.ts';
import type { PayGrade } from '../../nlp/military/pay-grade.ts';
import type { CodeOccupation } from './code-record.ts';
import type { Language } from './language.ts';
import { Problem } from '../../core/problem.ts';
import { classify, evidenceFor } from '../../nlp/military/classify.ts';
import { type Clearance, highestClearance } from '../../nlp/military/clearance.ts';
import { looksEnglish } from '../../nlp/military/language.ts';
import { ownExperience } from '../../nlp/military/own-experience.ts';
import { readCode } from '../../nlp/military/read-code.ts';
import { readBranch } from '../../nlp/military/branch.ts';
import { queryForWords } from './match-query.ts';
import { ownOccupations } from './relevance.ts';
import type { RankedSkill } from './ranked-skill.ts';
import { skillsFromText } from './skills.ts';
import { branchOf, matchesFor, type ExplainedMatch, type TranslatePorts } from './translate.ts';

export interface DescribeRequest {
  readonly description: string;
  readonly branch: string | undefined;
  readonly mosCode: string | undefined;
  readonly client: TenantId;
  readonly locationPreferences: readonly string[];
  readonly relocate: boolean;
  readonly payGrade: PayGrade | undefined;
  readonly years: number | undefined;
  /** Of the reasons; English unless given. */
  readonly language?: Language;
}

export interface Description {
  readonly skills: readonly RankedSkill[];
  readonly occupations: readonly {
    readonly code: string;
    readonly title: string;
    readonly confidence: number;
    /** The words that led there. */
    readonly evidence: readonly Evidence[];
  }[];
  /** As the writer names it; never concluded from anything else. */
  readonly clearance: Clearance | undefined;
  readonly matches: readonly ExplainedMatch[];
  readonly reviewId: string;
  readonly modelVersion: string;
}

export interface DescribePorts extends TranslatePorts {
  readonly reviews: Of<VeteranReviews>;
  readonly clock: Clock;
  readonly newId: NewId;
}

const listed = 10;
const lowest = 0.02;
const fewestWords = 3;

/** Throws `validation_failed` for an unknown branch, and for a text that is not English or says nothing about work. */
export async function describe(request: DescribeRequest, ports: DescribePorts): Promise<Description> {
  const { data } = ports;
  branchOf(request.branch);
  if (!looksEnglish(request.description)) throw notEnglish();
  const text = ownExperience(request.description);
  const ranked = classify(data.classifier, text, listed).filter(({ confidence }) => confidence >= lowest);
  if (ranked.length === 0 || wordsIn(text) < fewestWords) throw nothingToRead();
  const known = knownOccupations(request, ports);
  const skills = skillsFromText(text, ranked, data);
  const own = [...ranked.map(({ code, confidence }) => ({ code, weight: confidence })), ...ownOccupations(known)];
  const query = queryForWords({
    own,
    skills,
    data,
    wishes: request.locationPreferences.map((wish) => data.places.read(wish)),
    relocate: request.relocate,
    payGrade: request.payGrade,
    years: request.years,
  });
  return {
    skills,
    occupations: ranked.map(({ index, code, confidence }) => ({
      code,
      title: data.occupations.get(code)?.title ?? code,
      confidence: Math.round(confidence * 1e4) / 1e4,
      evidence: evidenceFor(data.classifier, text, index),
    })),
    clearance: highestClearance(text),
    matches: await matchesFor({ query, client: request.client, language: request.language }, ports),
    reviewId: await queue(request, { ports, skills, ranked }),
    modelVersion: data.modelVersion,
  };
}

const wordsIn = (text: string): number => text.slice(0, 10_000).match(/\p{L}{2,}/gu)?.length ?? 0;

const notEnglish = (): Problem =>
  new Problem(
    'validation_failed',
    'Only English can be read so far: please describe the work in English. Por ahora solo se puede leer inglés.',
    { errors: [{ path: 'description', code: 'not_english', message: 'is not in English' }] },
  );

const nothingToRead = (): Problem =>
  new Problem(
    'validation_failed',
    'Describe the work in a few English sentences: what you did, with which equipment, for whom.',
    {
      errors: [{ path: 'description', code: 'nothing_to_read', message: 'holds no words about work that can be read' }],
    },
  );

/** A code named beside the text is known exactly, and counts as such. */
function knownOccupations({ mosCode, branch }: DescribeRequest, { data }: DescribePorts): readonly CodeOccupation[] {
  if (mosCode === undefined) return [];
  const reading = readCode(mosCode, branch === undefined ? undefined : readBranch(branch), data.codes);
  return reading.kind === 'found' ? (data.codes.get(reading.branch, reading.code)?.occupations ?? []) : [];
}

async function queue(
  { mosCode, branch, client }: DescribeRequest,
  found: {
    ports: DescribePorts;
    skills: readonly RankedSkill[];
    ranked: readonly { readonly code: string; readonly confidence: number }[];
  },
): Promise<string> {
  const { reviews, clock, newId, data } = found.ports;
  const id = newId('rev');
  const reading =
    mosCode === undefined
      ? undefined
      : readCode(mosCode, branch === undefined ? undefined : readBranch(branch), data.codes);
  // Only a code that exists is kept: whatever else stands in that field may be anything.
  const code = reading?.kind === 'found' ? reading : undefined;
  await reviews(client).add({
    id,
    branch: code?.branch ?? (branch === undefined ? undefined : readBranch(branch)) ?? null,
    code: code?.code ?? null,
    skills: found.skills.map(({ name }) => name),
    occupations: found.ranked.slice(0, 5).map(({ code: occupation, confidence }) => ({
      code: occupation,
      confidence: Math.round(confidence * 1e4) / 1e4,
    })),
    modelVersion: data.modelVersion,
    status: 'open',
    correction: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: clock.now(),
  });
  return id;
}
