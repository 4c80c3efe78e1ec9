// The statements that a scored person is owed when they are rejected: planned with the rejection, so that whoever approves it reads
// them, held before the ATS is touched, and stopped where the rejection does not come about or is taken back.
import { z } from 'zod';
import { textVersion } from '../core/law/duty-texts.ts';
import { Jurisdiction, jurisdictionNames } from '../core/law/jurisdiction.ts';
import type { CandidateId } from '../core/ids.ts';
import type { Letters } from '../core/ports/letters.ts';
import { Problem } from '../core/problem.ts';
import { type Candidate, type Job, noAddress, type Template } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { noticesGiven } from '../services/compliance/notices.ts';
import { jurisdictionsOf } from '../services/compliance/places.ts';
import {
  assessmentOf,
  type DueStatement,
  factsInWords,
  statementKey,
  statementsDue,
} from '../services/compliance/statements.ts';
import { type Merge, namesOf, renderTemplate, singleLine, valuesOf } from '../services/operations/render.ts';
import type { About } from './about.ts';
import type { ToolPorts } from './tool-ports.ts';

const StatementPlan = z.strictObject({
  jurisdiction: Jurisdiction,
  /** Within which the law wants it. */
  days: z.int(),
  /** After the rejection, until it leaves; absent in plans of before. */
  hours: z.number().exactOptional(),
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  /** Of each text that it is made of. */
  versions: z.array(z.string()),
  /** What it was filled with. */
  values: z.record(z.string(), z.string()),
});
export const StatementPlans = z.array(StatementPlan).min(1);
export type StatementPlans = z.infer<typeof StatementPlans>;

type Ports = Pick<ToolPorts, 'ledger' | 'letters' | 'scores' | 'templates'>;

interface Planning {
  readonly candidate: Candidate;
  readonly job: Job;
  readonly merge: () => Promise<Merge>;
  readonly context: ToolContext;
  readonly shown: StatementPlans | undefined;
  /** Made in the ATS: who or what decided there is not known. */
  readonly isElsewhere?: boolean;
}

/** Undefined: the law asks for none. */
export async function planStatements(ports: Ports, planning: Planning): Promise<StatementPlans | undefined> {
  const { candidate, job, context } = planning;
  const { now: at, settings } = context;
  const jurisdictions = jurisdictionsOf(job.location, settings.compliance);
  if (jurisdictions.length === 0) return undefined;
  const scores = await ports.scores.scoresOf(candidate.id);
  const assessment = assessmentOf(scores);
  if (assessment === undefined) return undefined;
  const notices = await noticesGiven(ports, candidate.id);
  const due = statementsDue(jurisdictions, { scores, notices, at, settings });
  if (due.length === 0) return undefined;
  const to = addressOf(candidate);
  const { date, signals } = assessment;
  const facts = {
    date,
    data: factsInWords(signals, 'en'),
    dataEs: factsInWords(signals, 'es'),
    ...decidedBy[planning.isElsewhere === true ? 'elsewhere' : 'person'],
  };
  const merge = { ...(await planning.merge()), assessment: facts };
  const hours = hoursUntilItLeaves(settings);
  return Promise.all(due.map((one) => planned(ports, { due: one, to, merge, hours, shown: planning.shown })));
}

const decidedBy = {
  person: { decided: 'A person made this decision.', decidedEs: 'Esta decisión la ha tomado una persona.' },
  elsewhere: {
    decided: 'The decision was made in our applicant tracking system.',
    decidedEs: 'La decisión se tomó en nuestro sistema de selección.',
  },
} as const;

function addressOf({ id, email }: Candidate): string {
  if (email !== noAddress) return email;
  throw new Problem(
    'duty_unmet',
    `The law asks for a statement to the candidate ${id}, and the ATS has no e-mail address of them. Add one there first.`,
  );
}

interface Wording {
  readonly due: DueStatement;
  readonly to: string;
  readonly merge: Merge;
  readonly hours: number;
  readonly shown: StatementPlans | undefined;
}

async function planned(
  { templates }: Ports,
  { due: { jurisdiction, days, templates: ids }, to, merge, hours, shown }: Wording,
): Promise<StatementPlans[number]> {
  const known = shown?.find((one) => one.jurisdiction === jurisdiction);
  if (known !== undefined) return { ...known, days, hours, to, values: valuesOf(Object.keys(known.values), merge) };
  const used = await Promise.all(ids.map((id) => templates.get(id)));
  const letters = used.map((template) => renderTemplate(template, merge));
  return {
    jurisdiction,
    days,
    hours,
    to,
    subject: singleLine(letters.map(({ subject }) => subject).join(' / ')),
    text: letters.map(({ text }) => text).join('\n\n— — —\n\n'),
    versions: used.map(textVersion),
    values: valuesOf(namesIn(used), merge),
  };
}

const namesIn = (used: readonly Template[]): string[] => [...new Set(used.flatMap((template) => namesOf(template)))];

/** Empty where no law asks for one; continues the preview of a rejection. */
export const statementsInWords = (statements: StatementPlans | undefined): string =>
  statements === undefined
    ? ''
    : `, with the statement that ${statements.map(({ jurisdiction }) => jurisdictionNames[jurisdiction]).join(' and ')} asks for${leavesInWords(statements)}`;

function leavesInWords([first]: StatementPlans): string {
  const hours = first?.hours;
  if (hours === undefined) return '';
  return hours < 1 ? ', at once' : `, ${String(Math.round(hours))} ${Math.round(hours) === 1 ? 'hour' : 'hours'} later`;
}

interface Owed {
  readonly about: Pick<About, 'candidate'>;
  readonly statements?: StatementPlans;
}

/** `arrange` is safe to repeat under one key; `withdraw` leaves alone what has left already. */
export const statementSteps = (letters: Letters) => ({
  async arrange({ about: { candidate }, statements }: Owed, context: ToolContext): Promise<void> {
    if (statements !== undefined) await holdStatements(letters, { candidate, statements }, context);
  },
  async withdraw({ statements }: Owed, { key }: ToolContext): Promise<void> {
    if (statements !== undefined) await stopStatements(letters, { key, statements });
  },
});

const hoursUntilItLeaves = ({ holdSeconds, compliance }: ToolContext['settings']): number =>
  Math.max(holdSeconds / 3_600, compliance.statementHours);

/** Twice under one key is once. Answers when the first of them leaves. */
export async function holdStatements(
  letters: Letters,
  { candidate, statements }: { candidate: CandidateId; statements: StatementPlans },
  { key, now, settings }: ToolContext,
): Promise<Date> {
  const releaseAt = new Date(now.getTime() + hoursUntilItLeaves(settings) * 3_600_000);
  let first = releaseAt;
  for (const { jurisdiction, to, subject, text } of statements) {
    const own = statementKey(key, jurisdiction);
    const held = await letters.hold({ key: own, candidate, to, subject, text, createdAt: now, releaseAt });
    // One that was held before a crash leaves when it was to leave then.
    if (held.releaseAt < first) first = held.releaseAt;
  }
  return first;
}

/** Answers the jurisdictions whose statement has left already. */
export async function stopStatements(
  letters: Letters,
  { key, statements }: { key: string; statements: StatementPlans },
): Promise<readonly Jurisdiction[]> {
  const left: Jurisdiction[] = [];
  for (const { jurisdiction } of statements)
    if ((await letters.cancel(statementKey(key, jurisdiction))) === 'gone') left.push(jurisdiction);
  return left;
}
