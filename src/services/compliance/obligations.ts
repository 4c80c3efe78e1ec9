// What is missing before a scored person may be rejected: asked by the gate at the last moment, whatever the tool has done, from the
// letters that stand and not from what a plan says.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import type { CandidateId, TenantId } from '../../core/ids.ts';
import type { Duty } from '../../core/law/duties.ts';
import { jurisdictionNames } from '../../core/law/jurisdiction.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Letter } from '../../core/ports/letters.ts';
import type { Obligations, Owed, Owing, Rejecting } from '../../core/ports/obligations.ts';
import type { RetentionJournal } from '../../core/ports/retention.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { stageKind } from '../../core/stages.ts';
import { dutiesOf } from './duties-of.ts';
import { type NoticePorts, noticeRemedy, noticesGiven, noticesMissing } from './notices.ts';
import { jurisdictionsOf } from './places.ts';
import { type DueStatement, statementKey, statementsDue } from './statements.ts';

export interface ObligationPorts extends NoticePorts {
  readonly ats: Pick<Ats, 'candidate' | 'job'>;
  readonly scores: Pick<RetentionJournal, 'scoresOf'>;
}

const dayMs = 86_400_000;

export const obligationsOf =
  (portsOf: Of<ObligationPorts>): Of<Obligations> =>
  (tenant: TenantId) => ({
    missing: (rejecting) => missing(portsOf(tenant), rejecting),
    owes: (owing) => owes(portsOf(tenant), owing),
  });

async function missing(ports: ObligationPorts, rejecting: Rejecting): Promise<string | undefined> {
  const { candidate, at, settings } = rejecting;
  const scores = await ports.scores.scoresOf(candidate);
  if (scores.length === 0) return undefined;
  const { location } = await ports.ats.job((await ports.ats.candidate(candidate)).job);
  const jurisdictions = jurisdictionsOf(location, settings.compliance);
  if (jurisdictions.length === 0) return undefined;
  const notices = await noticesGiven(ports, candidate);
  if (settings.compliance.notices === 'require') {
    const untold = noticesMissing(jurisdictions, { given: notices, at });
    if (untold.length > 0) return noticeRemedy(untold);
  }
  for (const due of statementsDue(jurisdictions, { scores, notices, at, settings }))
    if (!(await isOnItsWay(ports, due, rejecting)))
      return `${jurisdictionNames[due.jurisdiction]} asks for a statement to a scored person within ${due.days} days, and none is on its way.`;
  return undefined;
}

/** A rejection by the gate and an earlier report of the same one have brought theirs along: since then the stage is the same. */
async function owes(ports: ObligationPorts, { candidate: id, at, settings }: Owing): Promise<Owed | undefined> {
  const { job, stageSince: since } = await ports.ats.candidate(id);
  const arranged = await arrangedFor(ports, id, since);
  const scores = await ports.scores.scoresOf(id);
  const duties =
    scores.length === 0
      ? []
      : dutiesOf(jurisdictionsOf((await ports.ats.job(job)).location, settings.compliance), { at, kind: 'statement' });
  if (duties.length > 0 && !(await isTold(ports, arranged, duties))) return { kind: 'statement', since };
  return arranged.length === 0 ? { kind: 'record', since } : undefined;
}

const ToRejected = z.object({ to: z.string().refine((stage) => stageKind(stage) === 'rejected') });
const Reported = z.object({ since: z.string() });

/** What was done here about the rejection that stands. */
async function arrangedFor(
  { ledger }: Pick<ObligationPorts, 'ledger'>,
  candidate: CandidateId,
  since: string,
): Promise<readonly Action[]> {
  const executed = await Promise.all(
    ['reject_candidate', 'move_stage', 'send_statement', 'record_rejection'].map((tool) =>
      ledger.actions({ candidate, tool, status: 'executed', limit: mostArranged }),
    ),
  );
  return executed.flat().filter(({ plan, executedAt, createdAt }) => {
    const reported = ToRejected.safeParse(plan).success ? undefined : Reported.safeParse(plan).data;
    if (reported !== undefined) return isSame(reported.since, since);
    return ToRejected.safeParse(plan).success && (executedAt ?? createdAt).getTime() >= Date.parse(since) - clockSkewMs;
  });
}

/** As the ATS writes its time, which may be written otherwise the next time. */
const isSame = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) < 1_000;

async function isTold(
  { letters }: Pick<ObligationPorts, 'letters'>,
  arranged: readonly Action[],
  duties: readonly Duty[],
): Promise<boolean> {
  for (const { id } of arranged)
    for (const { jurisdiction } of duties) if (isAlive(await letters.find(statementKey(id, jurisdiction)))) return true;
  return false;
}

/** How much the clock of an ATS may differ from ours. */
const clockSkewMs = 10 * 60_000;
const mostArranged = 20;

const isAlive = (letter: Letter | undefined): boolean =>
  letter !== undefined && ['held', 'sending', 'sent'].includes(letter.status);

async function isOnItsWay(
  { letters }: ObligationPorts,
  { jurisdiction, days }: DueStatement,
  { key, candidate, at }: Rejecting,
) {
  const letter = await letters.find(statementKey(key, jurisdiction));
  return (
    letter !== undefined &&
    letter.candidate === candidate &&
    isAlive(letter) &&
    letter.releaseAt.getTime() <= at.getTime() + days * dayMs
  );
}
