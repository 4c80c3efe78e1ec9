// The organisation as one turn needs it, read once: who and what can be named.
import type { Job, Meeting, Template } from '../../../../core/records.ts';
import type { World } from '../../../../services/operations/world.ts';
import { cancelling, shifting } from '../../../../nlp/lexicon/verbs.ts';
import { spelledOut } from '../../../../nlp/shorthand.ts';
import { respelled } from '../../../../nlp/spelling.ts';
import { meetingSpan } from '../../../../services/operations/resolve/events.ts';
import type { Reader } from '../../../reader.ts';
import type { Names } from './people.ts';
import { withWhomTitled } from './whom-titled.ts';

export interface Known {
  readonly world: World;
  readonly reader: Reader;
  readonly names: Names;
  readonly stages: readonly string[];
  readonly jobs: readonly Job[];
  readonly templates: readonly Template[];
  /** Those to come; empty where the message cannot mean one. */
  readonly meetings: readonly Meeting[];
}

/** The calendar is only asked where a message may mean a meeting in it. */
export async function knownOf(world: World, reader: Reader, said = ''): Promise<Known> {
  const [candidates, users, stages, jobs, templates] = await Promise.all([
    world.candidateNames(),
    world.userNames(),
    world.stages(),
    world.jobs(),
    world.templates(),
  ]);
  const names = { candidates, users };
  const titled = withWhomTitled(world, names);
  const mayMean = mayMeanMeeting.test(respelled(spelledOut(said), () => false));
  const meetings = mayMean ? coming(await titled.meetings(meetingSpan(world.now)), world) : [];
  return { world: titled, reader, names, stages, jobs, templates, meetings };
}

const coming = (meetings: readonly Meeting[], { now }: World): readonly Meeting[] =>
  meetings.filter(({ start }) => Date.parse(start) > now.getTime());

/** The same with the calendar, whatever the message says: itself where nothing is new, so that what was read with it counts on. */
export async function withCalendar(known: Known): Promise<Known> {
  if (known.meetings.length > 0) return known;
  const meetings = coming(await known.world.meetings(meetingSpan(known.world.now)), known.world);
  return meetings.length === 0 ? known : { ...known, meetings };
}

const mayMeanMeeting = new RegExp(
  `\\b(?:${shifting}|${cancelling}|instead|rather|later|earlier|stretch|extend|shorten|off|make|have|rm|start|go|past|noon|midday|o'clock|clash\\w*|happening|dead|rid of|take (?:it|that)|no (?:need|point|use|longer)|not need(?:ed)?|n't need|same (?:time|day)|pass|to (?:noon|midday|midnight|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\\b|(?:(?:mov|push|shift|bump|chang|bring|slid)ing|(?:postpon|reschedul|defer+|delay|cancel+|lengthen|shorten|stretch|extend|prolong|scrapp|dropp|delet|remov)(?:ing|ed))\\b|\\b(?:unbook|lengthen|prolong|withdraw|commence|begin)\\w*\\b|\\bbriefing\\b|→|->|\\d`,
  'i',
);
