// What is missing before a scored person may be rejected: asked by the gate at the last moment, whatever the tool has done, from the
// letters that stand and not from what a plan says.
import type { TenantId } from '../../core/ids.ts';
import { jurisdictionNames } from '../../core/law/jurisdiction.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Letter } from '../../core/ports/letters.ts';
import type { Obligations, Owing, Rejecting } from '../../core/ports/obligations.ts';
import type { RetentionJournal } from '../../core/ports/retention.ts';
import type { Of } from '../../core/ports/tenanted.ts';
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
async function owes(ports: ObligationPorts, { candidate: id, at, settings }: Owing): Promise<boolean> {
  const scores = await ports.scores.scoresOf(id);
  if (scores.length === 0) return false;
  const { job, stageSince } = await ports.ats.candidate(id);
  const jurisdictions = jurisdictionsOf((await ports.ats.job(job)).location, settings.compliance);
  if (dutiesOf(jurisdictions, { at, kind: 'statement' }).length === 0) return false;
  const since = Date.parse(stageSince) - clockSkewMs;
  const arranged = await Promise.all(
    ['reject_candidate', 'send_statement', 'move_stage'].map((tool) =>
      ports.ledger.actions({ candidate: id, tool, status: 'executed', limit: mostArranged }),
    ),
  );
  for (const { id: action, executedAt, createdAt } of arranged.flat()) {
    if ((executedAt ?? createdAt).getTime() < since) continue;
    for (const jurisdiction of jurisdictions)
      if (isAlive(await ports.letters.find(statementKey(action, jurisdiction)))) return false;
  }
  return true;
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
