// Decisions on candidates with what stands behind each: read from the ledger, its letters, the scores and the audit trail whenever
// somebody asks. Nothing of it is kept a second time, so nothing can say otherwise.
import { z } from 'zod';
import type { Action, Approval } from '../../core/action.ts';
import type { CandidateId } from '../../core/ids.ts';
import type { Jurisdiction } from '../../core/law/jurisdiction.ts';
import { dutyName } from '../../core/law/duties.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { ActionQuery, Ledger } from '../../core/ports/ledger.ts';
import type { Letter } from '../../core/ports/letters.ts';
import type { RetentionJournal, ScoreRecord } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import type { Settings } from '../../core/settings.ts';
import { dutiesOf } from './duties-of.ts';
import { type RetentionPeriod, keptUntil } from './kept-until.ts';
import { type Notice, type NoticePorts, noticesGiven, noticesMissing } from './notices.ts';
import { jurisdictionsOf } from './places.ts';
import { statementKey } from './statements.ts';

export interface DecisionPorts extends NoticePorts {
  readonly ledger: Pick<Ledger, 'actions' | 'approvalOf'>;
  readonly ats: Pick<Ats, 'candidate' | 'job'>;
  readonly scores: Pick<RetentionJournal, 'scoresOf'>;
}

/** Of a rejection in the ATS itself the statement, or its record, is the one thing that was done here. */
const kinds = {
  reject_candidate: 'rejection',
  send_statement: 'rejection',
  record_rejection: 'rejection',
  send_offer: 'offer',
  move_stage: 'move',
} as const;
export type DecisionKind = (typeof kinds)[keyof typeof kinds];
export const decidingTools: readonly string[] = Object.keys(kinds);

/** Made in the ATS itself, which says when; who decided there is not known. */
export const isMadeElsewhere = ({ tool }: Pick<Action, 'tool'>): boolean =>
  tool === 'send_statement' || tool === 'record_rejection';

const Reported = z.object({ since: z.iso.datetime({ offset: true }) });

/** What came to be known here afterwards had no part in it. */
function madeAt(action: Action): Date {
  const { plan, executedAt, createdAt } = action;
  const reported = isMadeElsewhere(action) ? Reported.safeParse(plan).data : undefined;
  return reported === undefined ? (executedAt ?? createdAt) : new Date(reported.since);
}

const isDeciding = (tool: string): tool is keyof typeof kinds => Object.hasOwn(kinds, tool);

export interface Statement {
  readonly jurisdiction: Jurisdiction;
  readonly dueBy: Date;
  /** Undefined: none was held, or it is gone from the store by its age. */
  readonly letter: Letter | undefined;
}

export interface DecisionFacts {
  readonly action: Action;
  readonly kind: DecisionKind;
  readonly approval: Approval | undefined;
  readonly place: string;
  readonly jurisdictions: readonly Jurisdiction[];
  /** Made before the decision was carried out or asked for, newest first: they may have influenced it. */
  readonly scores: readonly ScoreRecord[];
  readonly notices: readonly Notice[];
  readonly statements: readonly Statement[];
  /** Names of duties that were in force and that nothing shows as kept. */
  readonly missing: readonly string[];
  readonly kept: RetentionPeriod;
}

/** Whether a recommendation by score and the decision go the same way; null where there was no score or it recommends neither. */
export function agreementOf({
  kind,
  scores: [newest],
}: Pick<DecisionFacts, 'kind' | 'scores'>): 'agrees' | 'overrides' | null {
  if (newest === undefined || newest.band === 'medium') return null;
  return (newest.band === 'low') === (kind === 'rejection') ? 'agrees' : 'overrides';
}

const dayMs = 86_400_000;

/** Of one action that decides about a person; throws `not_found` for any other. */
export async function decisionOf(ports: DecisionPorts, action: Action, settings: Settings): Promise<DecisionFacts> {
  const { tool, candidate, isGroup } = action;
  if (!isDeciding(tool) || candidate === null || isGroup)
    throw new Problem('not_found', `The action ${action.id} is no decision on one candidate.`);
  const at = madeAt(action);
  const [scored, given, place, approval] = await Promise.all([
    ports.scores.scoresOf(candidate),
    noticesGiven(ports, candidate),
    placeOf(ports.ats, candidate),
    ports.ledger.approvalOf(action.root ?? action.id),
  ]);
  const scores = scored.filter(({ scoredAt }) => Date.parse(scoredAt) <= at.getTime());
  const notices = given.filter((notice) => notice.at <= at);
  const jurisdictions = jurisdictionsOf(place, settings.compliance);
  const kind = kinds[tool];
  const statements = kind === 'rejection' && scores.length > 0 ? await statementsOf(ports, action, jurisdictions) : [];
  return {
    action,
    kind,
    approval,
    place,
    jurisdictions,
    scores,
    notices,
    statements,
    kept: keptUntil(action, settings),
    missing: scores.length === 0 ? [] : missingIn({ action, scores, jurisdictions, notices, statements }),
  };
}

/** By the requisition as the ATS has it now. */
async function placeOf(ats: DecisionPorts['ats'], candidate: CandidateId): Promise<string> {
  try {
    return (await ats.job((await ats.candidate(candidate)).job)).location;
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never' && error.code.endsWith('_not_found')) return '';
    throw error;
  }
}

const statementsOf = (
  { letters }: Pick<DecisionPorts, 'letters'>,
  action: Action,
  jurisdictions: readonly Jurisdiction[],
): Promise<readonly Statement[]> => {
  const [{ id }, at] = [action, madeAt(action)];
  return Promise.all(
    dutiesOf(jurisdictions, { at, kind: 'statement' }).map(async ({ jurisdiction, days = 0 }) => ({
      jurisdiction,
      dueBy: new Date(at.getTime() + days * dayMs),
      letter: await letters.find(statementKey(id, jurisdiction)),
    })),
  );
};

/** A notice has to come before the first score that may have counted, not before the decision. */
function missingIn({
  action,
  scores,
  jurisdictions,
  notices,
  statements,
}: Pick<DecisionFacts, 'action' | 'scores' | 'jurisdictions' | 'notices' | 'statements'>): readonly string[] {
  const first = scores.at(-1);
  const at = first === undefined ? action.createdAt : new Date(first.scoredAt);
  const untold = noticesMissing(jurisdictions, { given: notices, at }).map(dutyName);
  if (action.status !== 'executed') return untold;
  const lacking = statements.filter(
    ({ letter }) => letter === undefined || ['failed', 'cancelled'].includes(letter.status),
  );
  return [...untold, ...lacking.map(({ jurisdiction }) => dutyName({ jurisdiction, kind: 'statement' }))];
}

export type DecisionQuery = Pick<ActionQuery, 'candidate' | 'from' | 'to' | 'limit' | 'before'> & {
  readonly kind?: DecisionKind | undefined;
};

/** Newest first; what was refused or never done is no decision. */
export async function decisions(
  ports: DecisionPorts,
  { kind, ...query }: DecisionQuery,
  settings: Settings,
): Promise<readonly DecisionFacts[]> {
  const tools = decidingTools.filter((tool) => kind === undefined || (isDeciding(tool) && kinds[tool] === kind));
  const found = await Promise.all(tools.map((tool) => carriedOut(ports.ledger, { ...query, tool })));
  const done = found.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  return Promise.all(done.slice(0, query.limit).map((action) => decisionOf(ports, action, settings)));
}

const pageSize = 200;

/** Reads on until there are enough: what waits, failed or was declined stands between. */
async function carriedOut(ledger: Pick<Ledger, 'actions'>, query: ActionQuery): Promise<readonly Action[]> {
  const done: Action[] = [];
  let before = query.before;
  for (;;) {
    const page = await ledger.actions({ ...query, ...(before && { before }), effects: ['write'], limit: pageSize });
    done.push(
      ...page.filter(({ executedAt, candidate, isGroup }) => executedAt !== null && candidate !== null && !isGroup),
    );
    before = page.at(-1)?.id;
    if (page.length < pageSize || done.length >= query.limit) return done;
  }
}
