// Whom a message is about: the people of the last turns and those whom it names, with their meetings, and what waits for
// the person who asks. Bounded: whoever is not among them is found with tools.
import { allows } from '../core/access.ts';
import { CandidateId } from '../core/ids.ts';
import type { Turn } from '../core/ports/conversations.ts';
import { Problem } from '../core/problem.ts';
import type { Candidate, Meeting } from '../core/records.ts';
import type { World } from '../services/operations/world.ts';
import type { Reader } from './reader.ts';
import { inZone } from './time-words.ts';

const mostPeople = 8;
const mostMeetings = 10;
const mostWaiting = 6;
const mostWords = 200;
const day = 86_400_000;

export interface Focused {
  readonly people: readonly string[];
  readonly meetings: readonly string[];
  readonly waiting: readonly string[];
}

/** What a person says, in whose world, after what was said before. */
export interface Talk {
  readonly world: World;
  readonly reader: Reader;
  readonly earlier: readonly Turn[];
  readonly text: string;
}

export async function focusedOn(talk: Talk): Promise<Focused> {
  const { world, reader } = talk;
  const people = await peopleOf(talk);
  const meetings = people.length === 0 ? [] : await meetingsWith(world, people);
  return {
    people: people.map(({ id, name, stage, job }) => `${id} ${name}: ${stage}, requisition ${job}`),
    meetings: meetings.map(({ id, title, start, candidate }) => {
      const about = candidate === null ? '' : ` (${candidate})`;
      return `${id} ${title}${about}, ${inZone(new Date(start), reader.timeZone)}`;
    }),
    waiting: await waitingFor(world, reader),
  };
}

/** The newest first: named in this message, then touched in the turns before. */
async function peopleOf({ world, earlier, text }: Talk): Promise<Candidate[]> {
  const named = await namedIn(text, world);
  const touched = earlier
    .slice(-4)
    .toReversed()
    .flatMap(({ calls }) => calls.map((call) => CandidateId.safeParse(call.arguments['candidate']).data))
    .filter((id) => id !== undefined);
  const ids = [...new Set([...named.map(({ id }) => id), ...touched])].slice(0, mostPeople);
  const known = new Map(named.map((person) => [person.id, person]));
  const read = await Promise.all(ids.map(async (id) => known.get(id) ?? (await world.candidate(id))));
  return read.filter((person) => person !== undefined);
}

/** Two words that are somebody's name before one; of several who fit, all: the model has to ask. */
async function namedIn(text: string, world: World): Promise<Candidate[]> {
  const index = await world.candidateNames();
  const words = text.match(/[\p{L}'’-]+/gu)?.slice(0, mostWords) ?? [];
  const found: Candidate[] = [];
  for (let at = 0; at < words.length && found.length < mostPeople; at += 1) {
    const word = words[at] ?? '';
    if (word.length < 3 || index.familiarity(word.toLowerCase()) < 1) continue;
    const pair = index.find(words.slice(at, at + 2).join(' '));
    const one = pair.kind === 'none' ? index.find(word) : pair;
    if (one.kind === 'one') found.push(one.person);
    if (one.kind === 'several') found.push(...one.people.slice(0, mostPeople));
  }
  return found;
}

/** A calendar that is away costs a turn its meetings, not its answer. */
async function meetingsWith(world: World, people: readonly Candidate[]): Promise<readonly Meeting[]> {
  const ids = new Set<string>(people.map(({ id }) => id));
  const from = new Date(world.now.getTime() - day).toISOString();
  const to = new Date(world.now.getTime() + 21 * day).toISOString();
  try {
    const all = await world.meetings({ from, to });
    return all.filter(({ candidate }) => candidate !== null && ids.has(candidate)).slice(0, mostMeetings);
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** What this person has asked for, and what they may decide elsewhere. */
async function waitingFor(world: World, { by }: Reader): Promise<string[]> {
  const pending = await world.pendingApprovals();
  return pending
    .filter(
      ({ requestedBy, approvers }) =>
        requestedBy === by.id || allows(by.scopes, 'admin') || approvers.some((approver) => approver === by.user),
    )
    .slice(0, mostWaiting)
    .map(({ preview }) => preview);
}
