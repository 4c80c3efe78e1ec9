// The organization as one turn needs it, read once: who and what can be named, and what stands in the calendar.
import type { Candidate, Job, Meeting, Stage, Template, User } from '../../core/records.ts';
import type { NameIndex } from '../../nlp/names.ts';
import { meetingSpan } from '../../services/operations/resolve/events.ts';
import type { NamedSequence, World } from '../../services/operations/world.ts';

export interface Catalogue {
  readonly now: Date;
  /** The speaker's. */
  readonly timeZone: string;
  /** The organization's: what a sum without a currency is in. */
  readonly homeZone: string;
  /** Who speaks. */
  readonly me: string | undefined;
  readonly candidates: NameIndex<Candidate>;
  readonly users: NameIndex<User>;
  readonly stages: readonly Stage[];
  readonly jobs: readonly Job[];
  readonly templates: readonly Template[];
  readonly sequences: readonly NamedSequence[];
  /** Those to come, soonest first. */
  readonly meetings: readonly Meeting[];
}

/** `timeZone`: what the speaker's words about time mean. */
export async function catalogueOf(world: World, me: string | undefined, timeZone = world.timeZone): Promise<Catalogue> {
  const [candidates, users, stages, jobs, templates, sequences, meetings] = await Promise.all([
    world.candidateNames(),
    world.userNames(),
    world.stages(),
    world.jobs(),
    world.templates(),
    world.sequences(),
    world.meetings(meetingSpan(world.now)),
  ]);
  return {
    now: world.now,
    timeZone,
    homeZone: world.timeZone,
    me,
    candidates,
    users,
    stages,
    jobs,
    templates,
    sequences,
    meetings: meetings
      .filter(({ end }) => Date.parse(end) > world.now.getTime())
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
  };
}
