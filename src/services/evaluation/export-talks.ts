// An organization's own talks as scenarios: of people who consented, without anybody's name, each with a small world in which
// it can be played again.
import type { ActionStatus } from '../../core/action.ts';
import type { UserId } from '../../core/ids.ts';
import type { Json } from '../../core/json.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import type { Candidate, Job, Meeting, Stage, Template, User } from '../../core/records.ts';
import { type LabelledTalk, labelTalk, madeByTalk } from './label-talk.ts';
import { nameParts, plainWord, Pseudonyms, type Replaced } from './pseudonyms.ts';
import type { LeftOut, Scenario, ScenarioWorld, TalkExport } from './scenario.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface TalkRecords {
  readonly users: readonly User[];
  readonly candidates: readonly Candidate[];
  readonly jobs: readonly Job[];
  readonly stages: readonly Stage[];
  readonly templates: readonly Template[];
  readonly meetings: readonly Meeting[];
  readonly timeZone: string;
}

export interface OwnTalk {
  /** Who spoke, and consented. */
  readonly speaker: UserId;
  readonly turns: readonly Turn[];
}

interface Exporting {
  readonly talks: readonly OwnTalk[];
  readonly records: TalkRecords;
  readonly tools: ReadonlySet<string>;
  readonly statusOf: (action: string) => ActionStatus | undefined;
  readonly vocabulary: Vocabulary;
  readonly consents: number;
}

/** Besides those whom a talk is about: others among whom a planner has to find them. */
const bystanders = 30;
/** A talk in which more words than this are unknown is in another language. */
const mostForeign = 0.25;

export function exportTalks(exporting: Exporting): TalkExport {
  const { talks, records } = exporting;
  const ids = idsOf(records);
  const names = new Pseudonyms({
    people: [...records.users, ...records.candidates],
    ids,
    allowed: allowedWords(records),
    vocabulary: exporting.vocabulary,
  });
  const scenarios: Scenario[] = [];
  const worlds: ScenarioWorld[] = [];
  const leftOut = new Map<LeftOut, number>();
  const leave = (reason: LeftOut): void => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for (const talk of talks) {
    const label = labelTalk(talk.turns, { ...exporting, speaker: talk.speaker });
    if (label.ended !== undefined) leave(label.ended);
    if (label.messages.length === 0) continue;
    const id = `own-${String(scenarios.length + 1).padStart(4, '0')}`;
    const made = scenarioOf({ id, talk, label, records, names, ids });
    if (made === undefined) leave('unreadable');
    else if (made === 'refers_elsewhere') leave(made);
    else {
      scenarios.push(made.scenario);
      worlds.push(made.world);
    }
  }
  return { version: 1, consents: exporting.consents, scenarios, worlds, left_out: Object.fromEntries(leftOut) };
}

const numbered = (lead: string, list: readonly { readonly id: string }[]): [string, string][] =>
  list.map(({ id }, place) => [id, `${lead}_${place + 1}`]);

/** Ids may hold names themselves. */
function idsOf({ users, candidates, jobs, meetings }: TalkRecords): ReadonlyMap<string, string> {
  // `m_1` is what the replay calls the first meeting that it books.
  return new Map([
    ...numbered('u', users),
    ...numbered('c', candidates),
    ...numbered('job', jobs),
    ...numbered('meeting', meetings),
  ]);
}

function allowedWords({ stages, jobs }: TalkRecords): ReadonlySet<string> {
  return new Set([...stages, ...jobs.flatMap(({ title, role }) => [title, role])].flatMap(nameParts));
}

interface ScenarioInput {
  readonly id: string;
  readonly talk: OwnTalk;
  readonly label: LabelledTalk;
  readonly records: TalkRecords;
  readonly names: Pseudonyms;
  readonly ids: ReadonlyMap<string, string>;
}

function scenarioOf(making: ScenarioInput) {
  const { id, talk, label, names, records, ids } = making;
  const said = label.messages.map(({ say }) => say);
  const values = stringsIn(label.messages.flatMap(({ calls }) => calls.map(([, input]) => input)));
  const people = new Map(records.candidates.map((one) => [String(one.id), one]));
  const about = new Set(values.filter((value) => people.has(value)));
  const texts = [...said, ...values.filter((value) => !ids.has(value))];
  const replaced = names.for({ texts: [...texts, ...textsOf(records)], about });
  if (names.foreignShare(said) > mostForeign) return undefined;
  const shown = about.union(new Set(said.flatMap((text) => [...names.namedIn(text)])));
  const world = worldOf({ ...making, about: shown, replaced });
  const templates = new Map(records.templates.map((one) => [String(one.id), slug(one.id, replaced)]));
  const value = (input: Json, key = ''): Json => {
    if (key === 'message_template' && typeof input === 'string') return templates.get(input) ?? slug(input, replaced);
    if (Array.isArray(input)) return input.map((one) => value(one, key));
    if (input !== null && typeof input === 'object')
      return Object.fromEntries(Object.entries(input).map(([name, one]) => [name, value(one, name)]));
    return typeof input === 'string' && input.startsWith(madeByTalk)
      ? input.slice(madeByTalk.length)
      : replaced.json(input, key);
  };
  const call = ([tool, input]: Scenario['talk'][number]['calls'][number]) => [tool, asObject(value(input))] as const;
  const scenario: Scenario = {
    id,
    kind: 'own',
    world: id,
    talk: label.messages.map((message) => ({
      ...message,
      say: replaced.text(message.say),
      calls: message.calls.map(call),
      ...(message.or === undefined ? {} : { or: message.or.map((one) => ({ ...one, calls: one.calls.map(call) })) }),
    })),
  };
  const known = new Set([...world.candidates, ...world.users, ...world.calendar, ...world.jobs].map((one) => one.id));
  const refers = stringsIn(scenario.talk.flatMap(({ calls }) => calls.map(([, input]) => input)));
  const isWhole = refers.every((one) => !/^(?:c|u|job|meeting)_\d+$/.test(one) || known.has(one));
  return isWhole && talk.turns.length > 0 ? { scenario, world } : ('refers_elsewhere' as const);
}

const textsOf = ({ jobs, templates, stages }: TalkRecords): readonly string[] => [
  ...stages,
  ...jobs.flatMap(({ title, role, location }) => [title, role, location]),
  ...templates.map(({ subject }) => subject),
];

/** A slug stays one: its words are replaced like any others. */
const slug = (id: string, replaced: Replaced): string =>
  plainWord(replaced.text(id.replaceAll(/[_-]+/g, ' '))).replaceAll(/[^\p{L}\p{N}]+/gu, '_');

const asObject = (value: Json): { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

function stringsIn(value: Json | readonly Json[]): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((one: Json) => stringsIn(one));
}

function worldOf(
  making: ScenarioInput & { readonly about: ReadonlySet<string>; readonly replaced: Replaced },
): ScenarioWorld {
  const { id, talk, label, records, names, ids, about, replaced } = making;
  const idOf = (real: string): string => ids.get(real) ?? 'u_1';
  const { users, candidates, jobs } = records;
  const others = candidates.filter((one) => !about.has(one.id)).slice(0, bystanders);
  const shown = [...candidates.filter((one) => about.has(one.id)), ...others];
  const inUse = new Set(shown.map(({ job }) => String(job)));
  // Who speaks stands first: so the replay knows.
  const speaking = [...users].toSorted((a, b) => Number(b.id === talk.speaker) - Number(a.id === talk.speaker));
  return {
    sandbox: id,
    now: talk.turns[0]?.at.toISOString() ?? '',
    timezone: records.timeZone,
    users: speaking.map(({ id: real, name, role }) => ({ id: idOf(real), name: names.nameOf(name), role })),
    // A stage may be called after whoever it is with.
    stages: records.stages.map((stage) => replaced.text(stage)),
    jobs: jobs
      .filter((job) => inUse.has(job.id) || job.status === 'open')
      .map((job) => ({
        id: idOf(job.id),
        title: replaced.text(job.title),
        role: replaced.text(job.role),
        hiring_manager: idOf(job.hiringManager ?? talk.speaker),
        location: replaced.text(job.location),
        status: job.status,
      })),
    candidates: shown.map((one) => ({
      id: idOf(one.id),
      name: names.nameOf(one.name),
      job_id: idOf(one.job),
      stage: replaced.text(label.stagesBefore.get(one.id) ?? one.stage),
      applied_at: one.appliedAt,
      last_contact_at: one.lastContactAt,
    })),
    calendar: records.meetings
      .filter((one) => one.status === 'confirmed' && !label.booked.has(one.id))
      .filter(({ candidate }) => candidate === null || about.has(candidate))
      .map((one) => ({
        id: idOf(one.id),
        user_id: idOf(one.owner),
        // What a title says may be about anybody; whom the meeting is with stands beside it.
        title: one.candidate === null ? 'Busy' : 'Interview',
        start: one.start,
        end: one.end,
        ...(one.candidate === null ? {} : { candidate_id: idOf(one.candidate) }),
      })),
    templates: records.templates.map((one) => ({ id: slug(one.id, replaced), subject: replaced.text(one.subject) })),
  };
}
