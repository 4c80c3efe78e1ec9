// Whom a meeting is about where only its title says so: “Interview: Jessica Lund”. Calendars that know no candidates have nothing else.
import type { Meeting } from '../../../../core/records.ts';
import { commonWords } from '../../../../nlp/lexicon/common-words.ts';
import { meetingWords } from '../../../../nlp/lexicon/meeting-words.ts';
import { wordsOf } from '../../../../nlp/text.ts';
import type { World } from '../../../../services/operations/world.ts';
import type { Names } from './people.ts';

/** A turn reads its calendar many times. */
const read = new WeakMap<World, World>();

/** The same world, in whose calendar each meeting has the candidate whom its title names. */
export function withWhomTitled(world: World, names: Names): World {
  const before = read.get(world);
  if (before !== undefined) return before;
  const titled: World = {
    ...world,
    meetings: async (span) => (await world.meetings(span)).map((meeting) => withCandidate(meeting, names)),
  };
  read.set(world, titled);
  return titled;
}

/** “1:1 with Ivy”: Ivy takes part, whoever's calendar it stands in. */
export const isTitledWith = (meeting: Meeting, id: string, { users }: Names): boolean => isTitled(meeting, id, users);

/** “Mathis's team day”, of one that is called “Mathis team day”: by itself the name might be anybody's. */
export const isTitledAfter = (meeting: Meeting, id: string, { candidates }: Names): boolean =>
  isTitled(meeting, id, candidates);

const isTitled = ({ title }: Meeting, id: string, names: Names['users'] | Names['candidates']): boolean =>
  runsOf(title, (word) => word.length > 1 && names.familiarity(word) === 1).some((run) => {
    const found = names.find(run.join(' '));
    return found.kind === 'one' && found.score >= 1 && String(found.person.id) === id;
  });

function withCandidate(meeting: Meeting, { candidates, users }: Names): Meeting {
  if (meeting.candidate !== null) return meeting;
  const isName = (word: string) => word.length > 1 && candidates.familiarity(word) === 1;
  const runs = runsOf(meeting.title, isName).filter(
    (run) => run.length > 1 || (isInterview.test(meeting.title) && !commonWords.has(run[0] ?? '')),
  );
  const [run, ...others] = runs;
  if (run === undefined || others.length > 0) return meeting;
  const said = run.join(' ');
  const found = candidates.find(said);
  const isColleague = users.find(said).kind !== 'none';
  return found.kind === 'one' && found.score >= 1 && !isColleague
    ? { ...meeting, candidate: found.person.id }
    : meeting;
}

/** A first name alone is somebody's where people meet; “Summer party” is nobody's. */
const isInterview = new RegExp(
  `${meetingWords.source}|\\b(?:screen|onsite|phone|round|assessment|trial|visit|tour)\\b`,
  'i',
);

/** Words that follow on one another and are all parts of candidates' names, as they are written. */
function runsOf(title: string, isName: (word: string) => boolean): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  let end = 0;
  for (const one of wordsOf(title)) {
    const follows = /^[ -]$/.test(title.slice(end, one.start));
    if (!follows) run = [];
    if (isName(one.word) && /^\p{Lu}/u.test(one.raw)) {
      if (run.length === 0) runs.push(run);
      run.push(one.word);
    } else run = [];
    end = one.end;
  }
  return runs;
}
