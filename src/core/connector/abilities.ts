// What each system can do in the place it is given, and why not: one table for tools, the address that lists connectors, and the docs.
import type { Connector } from './connector.ts';
import type { OutgoingMapping } from './outgoing.ts';
import { AtsAct } from './ats-acts.ts';
import type { AtsMapping, CalendarMapping } from './unified.ts';

export interface Ability {
  readonly port: keyof Connector['unified'];
  readonly act: string;
  /** Why not, in words for a recruiter, with the remedy; null: it can. */
  readonly because: string | null;
}

const wording: Readonly<Record<AtsAct, string>> = {
  move: 'lets nobody be moved from outside',
  reject: 'takes no rejections from outside',
  restore: 'lets no rejection be taken back from outside',
  add_note: 'takes no notes from outside',
  read_notes: 'does not let its notes be read from outside',
  remove_note: 'lets no note be taken away from outside',
  offer: 'takes no offers from outside',
  read_interviews: 'does not tell of its interviews from outside',
  read_offers: 'does not tell of its offers from outside',
  read_applied: 'does not tell from outside when somebody applied',
  read_stage_since: 'does not tell from outside since when somebody stands in a stage',
  read_location: 'does not tell from outside where a requisition is',
  read_owners: 'does not tell from outside whose requisition it is',
  read_scorecards: 'does not let its scorecards be read from outside, or its documentation does not say how',
  read_files: 'does not let files of candidates be read from outside, or its documentation does not say how',
  add_candidate: 'takes no new candidates from Muster',
  remove_candidate: 'lets no candidate be taken away from outside',
  add_job: 'takes no new requisitions from Muster',
  remove_job: 'lets no requisition be taken away from outside',
};

const isReading = (act: AtsAct): boolean => act.startsWith('read_');

/** What people can be found by. */
const tells = ({ candidates, jobs, users, scorecards, files }: AtsMapping) => ({
  read_files: files !== undefined,
  read_scorecards: scorecards !== undefined && users !== undefined,
  read_applied: candidates.appliedAt !== undefined,
  read_stage_since: candidates.stageSince !== undefined,
  read_location: jobs.location !== undefined,
  read_owners: jobs.hiringManager !== undefined && users !== undefined,
});

/** No system's requisitions are made from here. */
const makes = ({ candidates: { write } }: AtsMapping) => ({
  add_candidate: write !== undefined,
  remove_candidate: write?.remove !== undefined,
  add_job: false,
  remove_job: false,
});

/** Null: it can. */
export function whyNot(title: string, mapping: AtsMapping, act: AtsAct): string | null {
  const can: Readonly<Record<AtsAct, boolean>> = {
    move: mapping.move !== undefined,
    reject: mapping.reject !== undefined || mapping.move !== undefined,
    restore: mapping.restore !== undefined || (mapping.reject === undefined && mapping.move !== undefined),
    add_note: mapping.notes !== undefined,
    read_notes: mapping.notes?.list !== undefined,
    remove_note: mapping.notes?.remove !== undefined,
    offer: mapping.offers?.write !== undefined,
    read_interviews: mapping.interviews !== undefined,
    read_offers: mapping.offers !== undefined || mapping.offersOfOne !== undefined,
    ...makes(mapping),
    ...tells(mapping),
  };
  const because = mapping.unable[act];
  if (can[act] && because === undefined) return null;
  return because ?? `${title} ${wording[act]}. ${isReading(act) ? 'Look' : 'Do it'} in ${title} itself.`;
}

type Unsaid = Omit<Ability, 'port'>;

const sayUnless = (can: boolean, because: string): string | null => (can ? null : because);

/** Without it only meetings of the connected calendar itself count. */
export const whyUnseen = (title: string, mapping: Pick<CalendarMapping, 'busy'>): string | null =>
  sayUnless(
    mapping.busy !== undefined,
    `${title} does not tell when people are taken in calendars of their own. Ask them, or look there.`,
  );

const ofCalendar = (title: string, mapping: CalendarMapping): readonly Unsaid[] => [
  ...['book', 'reschedule', 'cancel'].map((act) => ({ act, because: null })),
  {
    act: 'reinstate',
    because: sayUnless(
      mapping.reinstate !== undefined,
      `In ${title} a cancelled meeting is gone: taking the cancellation back books it anew.`,
    ),
  },
  { act: 'see_people', because: whyUnseen(title, mapping) },
];

const ofOutgoing = (title: string, act: string, { person, found }: OutgoingMapping): readonly Unsaid[] => [
  { act, because: null },
  {
    act: 'make_person',
    because: sayUnless(person?.create !== undefined, `${title} has to know the person by e-mail address already.`),
  },
  {
    act: 'look_up',
    because: sayUnless(
      found !== undefined,
      `${title} does not show what was written: after a lost answer somebody looks there.`,
    ),
  },
];

/** Everything that a system can and cannot do, in each of the places that it may take. */
export function abilitiesOf({ title, unified }: Pick<Connector, 'title' | 'unified'>): readonly Ability[] {
  const { ats, calendar, crm, mail, chat } = unified;
  const at = (port: Ability['port'], all: readonly Unsaid[]): readonly Ability[] =>
    all.map((one) => ({ port, ...one }));
  return [
    ...at('ats', ats === undefined ? [] : AtsAct.options.map((act) => ({ act, because: whyNot(title, ats, act) }))),
    ...at('calendar', calendar === undefined ? [] : ofCalendar(title, calendar)),
    ...at('crm', crm === undefined ? [] : ofOutgoing(title, 'log', crm)),
    ...at('mail', mail === undefined ? [] : ofOutgoing(title, 'send', mail).filter(({ act }) => act !== 'make_person')),
    ...at('chat', chat === undefined ? [] : ofOutgoing(title, 'send', chat)),
  ];
}
