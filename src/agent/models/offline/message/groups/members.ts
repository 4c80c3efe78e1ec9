// Who belongs to a group that is described: “all nurses in Phone Screen nobody has spoken to in a week except Ann”. Everything that is
// said of it narrows it; a word that describes it and is not understood ends the description, and whoever asks sees what is left.
import type { Candidate } from '../../../../../core/records.ts';
import { isTerminal } from '../../../../../core/stages.ts';
import { sparing, standing as standingAt } from '../../../../../nlp/lexicon/descriptions.ts';
import * as words from '../../../../../nlp/lexicon/groups.ts';
import { singular } from '../../../../../nlp/roles.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import type { Known } from '../../named/known.ts';
import { findPeople } from '../../named/people.ts';
import { daysAt, silentRun } from '../../named/silent-days.ts';
import { jobsCalled, wordsIn } from './described.ts';

export interface Group {
  readonly members: readonly Candidate[];
  /** How long they have stood in their stage is part of it. */
  readonly isByStay: boolean;
  /** Some of it are left out by name. */
  readonly spares: boolean;
  /** How much of the text describes it. */
  readonly length: number;
}

type Test = (candidate: Candidate) => boolean;
/** One thing that is said of a group, and how much of the text says it. */
interface Piece {
  readonly kind: 'stage' | 'work' | 'silence' | 'stay' | 'spared';
  readonly length: number;
  readonly fits: Test;
  /** Who is left out. */
  readonly spares?: ReadonlySet<string>;
}
type Read = (text: string, known: Known, before: readonly Piece[]) => Piece | undefined;

const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'/-]*";
const opens = new RegExp(
  `^(?:(?<all>${words.allOf})|(?<several>${words.severalOf}))(?![\\p{L}'-])(?: (?<persons>${words.persons})(?![\\p{L}'-]))?`,
  'iu',
);
const isPerson = new RegExp(`^(?:${words.persons})$`, 'iu');
const isEnd = new RegExp(`^(?:${words.ends}|\\d.*)$`, 'iu');

/** The words up to the first that belongs to something else, at most four; the longest beginning comes first. */
function beginnings(text: string): readonly string[] {
  const found: string[] = [];
  for (const { index, 0: one } of text.matchAll(new RegExp(`(?:^ ?|(?<=${word}) )(${word})`, 'giu'))) {
    if (isEnd.test(one.trim()) || found.length === 5) break;
    if (found.length > 0 && index !== found[0]?.length) break;
    found.unshift(text.slice(0, index + one.length));
  }
  return found;
}

function stageIn(said: string, { stages }: Known): string | undefined {
  const found = said === '' ? undefined : findStage(said, stages);
  return found?.kind === 'one' ? found.stage : undefined;
}

const place = new RegExp(`^(?:${standingAt}| from(?: the| our)?)(?= )`, 'iu');

const inStage: Read = (text, known) => {
  const lead = place.exec(text)?.[0];
  if (lead === undefined) return undefined;
  for (const said of beginnings(text.slice(lead.length))) {
    const stage = stageIn(said.trim(), known);
    if (stage !== undefined)
      return { kind: 'stage', length: lead.length + said.length, fits: (one) => one.stage === stage };
  }
  return undefined;
};

/** “Nurses”, “billing analysts”, “phone screen people”, “phone screen nurses”; “every nurse”. */
const ofWork: Read = (text, known, before) => {
  if (before.some(({ kind }) => kind === 'work')) return undefined;
  for (const said of beginnings(text)) {
    const fits = workOf(said.trim().split(' '), known);
    if (fits !== undefined) return { kind: 'work', length: said.length, fits };
  }
  return undefined;
};

/** “Backend engineers” are of the backend requisition alone, though the others are of the same family. */
function jobsNamed(said: string, { jobs }: Known): ReadonlySet<string> {
  const called = jobsCalled(said, jobs);
  const titles = jobs.filter(({ id }) => called.has(id)).map(({ id, title }) => ({ id, words: wordsIn(title) }));
  const telling = wordsIn(said).filter((one) => titles.some(({ words: own }) => own.includes(one)));
  const fitting = titles.filter(({ words: own }) => telling.every((one) => own.includes(one)));
  return new Set(fitting.map(({ id }) => String(id)));
}

function workOf(said: readonly string[], known: Known): Test | undefined {
  const isOfPersons = isPerson.test(said.at(-1) ?? '');
  const work = isOfPersons ? said.slice(0, -1) : said;
  for (let cut = 0; cut <= work.length; cut += 1) {
    const stage = stageIn(work.slice(0, cut).join(' '), known);
    if (cut > 0 && stage === undefined) continue;
    const rest = work.slice(cut).join(' ');
    const jobs = rest === '' ? undefined : jobsNamed(rest, known);
    if (jobs?.size === 0 || (jobs === undefined && (stage === undefined || !isOfPersons))) continue;
    return (one) => (stage === undefined || one.stage === stage) && (jobs === undefined || jobs.has(one.job));
  }
  return undefined;
}

const wants = new RegExp(`^(?: who)?${words.wanting}(?= )`, 'iu');
const ofJob: Read = (text, known) => {
  const lead = wants.exec(text)?.[0];
  if (lead === undefined) return undefined;
  for (const said of beginnings(text.slice(lead.length))) {
    const title = said.replace(new RegExp(`${words.jobNoun}$`, 'iu'), '').trim();
    const jobs = jobsNamed(title, known);
    if (title !== '' && jobs.size > 0)
      return { kind: 'work', length: lead.length + said.length, fits: ({ job }) => jobs.has(job) };
  }
  return undefined;
};

const silentFor: Read = (text, known) => {
  const run = silentRun(text, known);
  if (run === undefined) return undefined;
  const { now } = known.world;
  return { kind: 'silence', length: run.length, fits: (candidate) => daysSilent(candidate, now) >= run.days };
};

/** As the filters of `find_candidates` count them. */
const daysSilent = ({ lastContactAt, appliedAt }: Candidate, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(lastContactAt ?? appliedAt)) / 86_400_000);

/** “In Applied over five days”: right behind the stage it is the stay there. */
const stayed: Read = (text, known, before) => {
  if (before.at(-1)?.kind !== 'stage') return undefined;
  const lasting = daysAt(text, known);
  if (lasting === undefined) return undefined;
  const since = known.world.now.getTime() - lasting.days * 86_400_000;
  return { kind: 'stay', length: lasting.length, fits: ({ stageSince }) => Date.parse(stageSince) <= since };
};

const leavesOut = new RegExp(`^(?:${sparing}) `, 'iu');
const without: Read = (text, { names }) => {
  const lead = leavesOut.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const tail = text.slice(lead.length);
  const ids = new Set<string>();
  let end = 0;
  for (const { candidates, start, end: stop } of findPeople(tail, names, [])) {
    if (!/^(?:,? ?(?:and|or|nor|&)? ?)$/iu.test(tail.slice(end, start))) break;
    if (candidates.kind !== 'one') return undefined;
    ids.add(String(candidates.person.id));
    end = stop;
  }
  return ids.size === 0
    ? undefined
    : { kind: 'spared', length: lead.length + end, fits: ({ id }) => !ids.has(String(id)), spares: ids };
};

const reads: readonly Read[] = [without, silentFor, inStage, ofJob, stayed, ofWork];

/** The group that is described at the beginning of the text; undefined where none is, or it is everybody. */
export function groupAt(text: string, known: Known): Group | undefined {
  const opening = opens.exec(text);
  if (opening === null) return undefined;
  const pieces: Piece[] = [];
  let end = opening[0].length;
  for (
    let next = pieceAt(text.slice(end), known, pieces);
    next !== undefined;
    next = pieceAt(text.slice(end), known, pieces)
  ) {
    pieces.push(next);
    end += next.length;
  }
  const has = (kind: Piece['kind']) => pieces.some((one) => one.kind === kind);
  if (pieces.every(({ kind }) => kind === 'spared')) return undefined;
  const isSeveral =
    opening.groups?.['several'] === undefined ||
    opening.groups['persons'] !== undefined ||
    isPlural(text.slice(opening[0].length, end));
  const members = isSeveral ? membersOf(pieces, known) : [];
  return members.length === 0 ? undefined : { members, isByStay: has('stay'), spares: has('spared'), length: end };
}

const pieceAt = (text: string, known: Known, pieces: readonly Piece[]): Piece | undefined => {
  for (const read of reads) {
    const piece = read(text, known, pieces);
    if (piece !== undefined) return piece;
  }
  return undefined;
};

const isPlural = (said: string): boolean =>
  said
    .trim()
    .split(/[ ,]+/)
    .slice(0, 4)
    .some((one) => singular(one.toLowerCase()) !== one.toLowerCase() || isPerson.test(one));

/** Who is spared has to belong to them: else somebody else is meant. */
function membersOf(pieces: readonly Piece[], known: Known): readonly Candidate[] {
  const isPlaced = pieces.some(({ kind }) => kind === 'stage');
  const all = known.names.candidates.people.filter(
    (one) =>
      (isPlaced || !isTerminal(one.stage)) && pieces.every(({ spares, fits }) => spares !== undefined || fits(one)),
  );
  const spared = new Set(pieces.flatMap(({ spares = [] }) => [...spares]));
  const left = all.filter(({ id }) => !spared.has(String(id)));
  return all.length - left.length === spared.size ? left : [];
}
