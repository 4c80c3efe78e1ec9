// list_decisions: decisions on candidates with what stands behind them: which may have been influenced by a score, and who lacks a
// notice or a statement that the law asks for.
import { z } from 'zod';
import { Jurisdiction, jurisdictionNames } from '../core/law/jurisdiction.ts';
import { readTool, type ToolContext } from '../core/tool.ts';
import { agreementOf, type DecisionFacts, decisions } from '../services/compliance/decisions.ts';
import { findWithoutNotice } from '../services/compliance/without-notice.ts';
import { candidatesIn } from '../services/operations/select.ts';
import type { ToolPorts } from './tool-ports.ts';

const most = 200;
const mostTold = 5;

const line = z.strictObject({
  decision_id: z.string(),
  kind: z.enum(['rejection', 'offer', 'move']),
  candidate: z.string(),
  summary: z.string(),
  decided_by: z.string(),
  at: z.string(),
  status: z.string(),
  /** Of the newest score before it; null: there was none. */
  score: z.strictObject({ band: z.string(), scored_at: z.string(), agreement: z.string().nullable() }).nullable(),
  jurisdictions: z.array(z.string()),
  missing: z.array(z.string()),
});

/** Scored, about whom nothing is decided yet. */
const person = z.strictObject({
  candidate: z.string(),
  name: z.string(),
  job_title: z.string(),
  jurisdictions: z.array(z.string()),
  scored_at: z.string(),
});

const input = z.strictObject({
  kind: line.shape.kind.describe('Of decision.').optional(),
  scored: z.boolean().describe('After a score.').optional(),
  lacking: z.enum(['notice', 'statement']).describe('By law.').optional(),
});
type Input = z.infer<typeof input>;

type Ports = Pick<ToolPorts, 'ats' | 'ledger' | 'letters' | 'scores' | 'directory'>;

/** The 200 newest decisions, then narrowed. `without_notice` is filled only where a missing notice is asked for. */
export const listDecisions = (ports: Ports) =>
  readTool({
    name: 'list_decisions',
    summary: 'List decisions on candidates: influenced by a retention score, or lacking a legal notice.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input,
    output: z.strictObject({ decisions: z.array(line), without_notice: z.array(person), asked: input }),

    async execute(asked, { settings, now }) {
      const found = await decisions(ports, { limit: most, kind: asked.kind }, settings);
      const names = new Map<string, string>((await ports.directory.users()).map(({ id, name }) => [id, name]));
      return {
        decisions: found.filter((one) => fits(one, asked)).map((one) => lineOf(one, names)),
        without_notice: asked.lacking === 'notice' ? await withoutNotice(ports, { now, settings }) : [],
        asked,
      };
    },

    summarize: ({ decisions: found, without_notice: people, asked }) =>
      [
        ...peopleInWords(people),
        `${found.length === 0 ? 'No decision' : found.length === 1 ? 'One decision' : `${found.length} decisions`}${inWords(asked)}.`,
        ...found.slice(0, mostTold).map(lineInWords),
        ...(found.length > mostTold ? [`There are ${found.length - mostTold} more.`] : []),
        ...(found.length === 0 && asked.lacking === 'notice' && people.length === 0 ? [everybodyKnows] : []),
      ].join(' '),
  });

async function withoutNotice(
  ports: Ports,
  { now, settings }: Pick<ToolContext, 'now' | 'settings'>,
): Promise<z.infer<typeof person>[]> {
  const running = await candidatesIn(ports.ats, undefined, { now, atRiskDays: settings.atRiskDays });
  return (await findWithoutNotice(ports)(running, { now, settings })).map((one) => ({
    candidate: one.candidate,
    name: one.name,
    job_title: one.jobTitle,
    jurisdictions: [...one.jurisdictions],
    scored_at: one.scoredAt,
  }));
}

const everybodyKnows = 'Everybody in the pipeline who was scored has been given notice.';

function peopleInWords(people: readonly z.infer<typeof person>[]): string[] {
  const count = people.length;
  if (count === 0) return [];
  const named = people.slice(0, mostTold).map(({ name, job_title: job, jurisdictions }) => {
    const laws = jurisdictions.map((one) => jurisdictionNames[Jurisdiction.parse(one)]).join(' and ');
    return `${name} (${job}, ${laws})`;
  });
  const more = count > mostTold ? ` and ${count - mostTold} more` : '';
  return [
    `${count === 1 ? 'One scored person has' : `${count} scored people have`} not been given notice: ${named.join('; ')}${more}.`,
  ];
}

const fits = ({ scores, missing }: DecisionFacts, { scored, lacking }: Input): boolean =>
  (scored === undefined || scores.length > 0 === scored) &&
  (lacking === undefined || missing.some((duty) => duty.endsWith(`.${lacking}`)));

function lineOf(facts: DecisionFacts, names: ReadonlyMap<string, string>): z.infer<typeof line> {
  const { action, approval, kind, scores, jurisdictions, missing } = facts;
  const [newest] = scores;
  const by = approval?.decidedBy ?? action.requestedBy;
  return {
    decision_id: action.id,
    kind,
    candidate: action.candidate ?? '',
    summary: action.preview,
    decided_by: names.get(by) ?? by,
    at: (action.executedAt ?? action.createdAt).toISOString(),
    status: action.status,
    score:
      newest === undefined ? null : { band: newest.band, scored_at: newest.scoredAt, agreement: agreementOf(facts) },
    jurisdictions: [...jurisdictions],
    missing: [...missing],
  };
}

function inWords({ scored, lacking, kind }: Input): string {
  const parts = [
    ...(kind === undefined ? [] : [`of the kind ${kind}`]),
    ...(scored === undefined ? [] : [scored ? 'after a retention score' : 'without a retention score']),
    ...(lacking === undefined ? [] : [`without the ${lacking} that the law asks for`]),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`;
}

function lineInWords({ summary, decided_by: by, score, missing }: z.infer<typeof line>): string {
  const scored = score === null ? '' : `, scored ${score.band} before`;
  return `${by}: ${summary}${scored}${missing.length === 0 ? '' : `, missing ${missing.join(' and ')}`}.`;
}
