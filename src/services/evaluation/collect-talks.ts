// Reads what an export of own talks needs: the talks of those who consented, and the records that they are about.
import type { ActionStatus } from '../../core/action.ts';
import { ActionId, ActorId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Conversations } from '../../core/ports/conversations.ts';
import type { Directory, SettingsStore, Templates } from '../../core/ports/directory.ts';
import type { EvaluationConsents } from '../../core/ports/evaluation-consents.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import { exportTalks, type OwnTalk } from './export-talks.ts';
import type { TalkExport } from './scenario.ts';
import type { Vocabulary } from './vocabulary.ts';

interface TalkPorts {
  readonly consents: EvaluationConsents;
  readonly conversations: Pick<Conversations, 'list' | 'turns'>;
  readonly directory: Pick<Directory, 'users'>;
  readonly templates: Pick<Templates, 'list'>;
  readonly settings: SettingsStore;
  readonly ledger: Pick<Ledger, 'action'>;
  readonly ats: Pick<Ats, 'candidates' | 'jobs' | 'stages'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly tools: readonly { readonly name: string }[];
  readonly now: Date;
  readonly vocabulary: () => Promise<Vocabulary>;
}

const mostTalksEach = 100;
const mostTurns = 30;
const dayMs = 86_400_000;
/** Meetings that a talk of the time for which talks are kept can be about. */
const meetingDays = { before: 30, after: 60 };

/** Whoever has left the organization is not asked any more: their talks stay out. */
export async function exportOwnTalks(ports: TalkPorts): Promise<TalkExport> {
  const users = await ports.directory.users();
  const consented = (await ports.consents.list()).filter(({ user }) => users.some(({ id }) => id === user));
  const talks: OwnTalk[] = [];
  for (const { user } of consented) {
    const conversations = await ports.conversations.list({ limit: mostTalksEach, actor: ActorId.parse(user) });
    for (const { id } of conversations)
      talks.push({ speaker: user, turns: await ports.conversations.turns(id, mostTurns) });
  }
  const said = talks.filter(({ turns }) => turns.length > 0);
  const { settings } = await ports.settings.get();
  const at = ports.now.getTime();
  const span = {
    from: new Date(at - meetingDays.before * dayMs).toISOString(),
    to: new Date(at + meetingDays.after * dayMs).toISOString(),
  };
  const [candidates, jobs, stages, templates, meetings, vocabulary, statuses] = await Promise.all([
    ports.ats.candidates(),
    ports.ats.jobs(),
    ports.ats.stages(),
    ports.templates.list(),
    ports.calendar.meetings(span),
    ports.vocabulary(),
    statusesOf(said, ports.ledger),
  ]);
  return exportTalks({
    talks: said,
    records: { users, candidates, jobs, stages, templates, meetings, timeZone: settings.timeZone },
    tools: new Set(ports.tools.map(({ name }) => name)),
    statusOf: (action) => statuses.get(action),
    vocabulary,
    consents: consented.length,
  });
}

/** One after the other: an export may be about thousands, and real work goes on meanwhile. */
async function statusesOf(talks: readonly OwnTalk[], ledger: TalkPorts['ledger']): Promise<Map<string, ActionStatus>> {
  const statuses = new Map<string, ActionStatus>();
  for (const { turns } of talks)
    for (const { calls } of turns)
      for (const { result } of calls) {
        const id = ActionId.safeParse(
          result !== null && typeof result === 'object' && !Array.isArray(result) ? result['action_id'] : undefined,
        ).data;
        if (id === undefined || statuses.has(id)) continue;
        const status = await statusIn(ledger, id);
        if (status !== undefined) statuses.set(id, status);
      }
  return statuses;
}

async function statusIn(ledger: TalkPorts['ledger'], id: ActionId): Promise<ActionStatus | undefined> {
  try {
    return (await ledger.action(id)).status;
  } catch (error) {
    if (error instanceof Problem && error.code.endsWith('not_found')) return undefined;
    throw error;
  }
}
