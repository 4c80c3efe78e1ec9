// What speaks against an order although a pattern fits its words: whoever speaks tells of it, it is bound to something that has not
// happened, or what it names is named as what is not meant. Read off the words as they were said, before polite turns are taken off;
// each witness by itself is enough to ask.
import { findDurations } from '../../../../../nlp/durations.ts';
import { type Intent, orderOpens } from '../../../../../nlp/intents.ts';
import * as words from '../../../../../nlp/lexicon/witnesses.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { leftoversOf } from '../recognised/leftovers.ts';
import { leavesUnused } from './unused.ts';
import { isKnown, type Span } from '../../named/people.ts';

type Recognised = Omit<Reading, 'intents'>;
type Witness = (reading: Recognised, intent: Intent, known: Known) => boolean;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');
const isBehind = (said: RegExp, { text }: Recognised, { start }: { start: number }): boolean =>
  said.test(text.slice(0, start));
const spanOf = ({ index, text }: { index: number; text: string }): Span => ({ start: index, end: index + text.length });

const teller = pattern(`^(?:${words.fillers})*(?:${words.tellers})(?!\\p{L})`);
const story = pattern(`^(?:${words.fillers})*(?:${words.stories})(?!\\p{L})`);
const thanking = pattern(`^(?:${words.fillers})*(?:${words.thanks}) \\p{L}+ing\\b`);
const wavering = pattern(`\\b(?:${words.wavering})\\b`);
const bound = pattern(`(?<!\\p{L})(?:${words.bonds})(?!\\p{L})`);
const noReason = pattern(`\\b(?:${words.noReason})`);
const instead = pattern(`\\b(?:${words.notMeant})(?: (?:for|with|to|on|at|the))* $`);
const except = pattern(`\\b(?:${words.spared})(?: (?:on|at|the))* $`);
const around = pattern(`\\b(?:${words.around})(?: the| our)? $`);
const voicing = pattern(words.voicing);
const ending = pattern(`\\b(?:${words.endings})(?: (?:by|at|on|the))* $`);
const carried = pattern(words.thing);
const vague = pattern(`\\b(?:${words.vagueTimes})\\b`);
const toDo = pattern(`\\bto (?:${words.deeds}) $`);
const opener = pattern(`^(?:${words.fillers})*(?:according to )?$`);
const finite = pattern(`^,? (?:${words.finite})\\b`);

const roughly = pattern(`(?<!\\p{L})(?:${words.roughly})(?: (?:a|the))? ?$`);
const didSomething = pattern(`^ ${words.didSomething}`);

/** What is written or told may hold any of these. */
const writing: ReadonlySet<Intent> = new Set<Intent>(['send_message', 'notify_user', 'add_note', 'log_crm']);
const timely: ReadonlySet<Intent> = new Set<Intent>(['book_meeting', 'reschedule_meeting', 'cancel_meeting']);

/** “I regret moving Ann”, “they managed to move Ann”, “thanks for moving Ann”. */
const isTold: Witness = ({ clause, text }) =>
  teller.test(text) || thanking.test(clause.said) || isIntended(clause.said);

/** “Chiara is going to postpone the team day” is her plan; “Ann is going to Offer” an order. */
function isIntended(said: string): boolean {
  const deed = /^[^,.;]{2,40} (?:is|are|was|were) (?:going|about|planning) to (.*)$/iu.exec(said)?.[1] ?? '';
  return orderOpens.test(deed) && !/^(?:offer|screen|show|see|be)\b/i.test(deed);
}

/** “Hugh will book Ann”, “according to Hugh we should move Ann”: a colleague is who does it, or whose word it is. */
const isOfAnother: Witness = ({ people: [first], text }) =>
  first !== undefined &&
  first.candidates.kind === 'none' &&
  opener.test(text.slice(0, first.start)) &&
  finite.test(text.slice(first.end));

/** “Maybe we should move Ann”, “would you ever move Ann”. */
const isWavering: Witness = ({ clause }) => wavering.test(clause.said);

/** “… as soon as the budget is approved”, “… when I say so”. */
const isBound: Witness = ({ clause, reason }) =>
  reason === undefined ? bound.test(clause.said) || bound.test(clause.text) : noReason.test(reason);

/** “Reject Ann, not Ben”, “Ann out, usual sorry letter”: what reads like a reason names somebody, or a letter. */
const isNoReason: Witness = ({ reason }, _, { names, templates }) => {
  const said = (reason ?? '').toLowerCase().replaceAll(/[\s_-]+/g, '_');
  if (templates.some(({ id }) => /[\s_-]/.test(id) && said.includes(id.toLowerCase().replaceAll(/[\s_-]+/g, '_'))))
    return true;
  // “Not a fit” names nobody, whoever has that initial.
  const named =
    /^[Nn]ot (?!(?:an?|the|as|at|in|on|for|to|so|our|my|his|her|their|up|what|who|enough|very|quite|really|much|sure|good|great|strong|right|ready|able)\b)(\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)/u.exec(
      reason ?? '',
    )?.[1];
  return named !== undefined && names.candidates.find(named).kind !== 'none';
};

/** “… Léa told me”, “some fella is shouting cancel it”: somebody says something beside it. */
const isReported: Witness = (reading) =>
  voicing.test(reading.text) || leftoversOf(reading).tells.some((word) => words.saying.has(word));

/** “Not Ann but Ben”, “Ben instead of Ann”: one of those who are named is not meant. */
const sparesSomebody: Witness = (reading, intent) =>
  reading.people
    // Behind whom a text goes to, it may name anybody.
    .slice(0, writing.has(intent) && reading.payload === undefined ? 2 : undefined)
    .some((person) => isKnown(person) && isBehind(instead, reading, person));

/** “Any day but Friday”, “some day at four”. */
const isVagueInTime: Witness = (reading, intent) =>
  vague.test(reading.text) ||
  (timely.has(intent) && reading.whens.some((when) => isBehind(except, reading, spanOf(when))));

/** “It must end at noon”: no time for it to begin. */
const isEndInstead: Witness = (reading, intent) =>
  timely.has(intent) &&
  !(intent === 'reschedule_meeting' && hasItEnd.test(reading.text)) &&
  reading.whens.some((when) => isBehind(ending, reading, spanOf(when)));

/** “End the demo at noon”: that is the order. */
const hasItEnd = /^(?:(?:have|let|make|get)\b.*\b)?(?:end|finish|wrap up|stop|conclude)\b/iu;

/** A length that a polite turn has lost: “an appointment of one hour”. */
const losesLength: Witness = ({ clause, durations, whens }, intent) =>
  intent === 'book_meeting' &&
  durations.length === 0 &&
  whens.every(({ end }) => end === undefined) &&
  findDurations(clause.said).some(({ minutes }) => minutes >= 5 && minutes <= 480);

/** “Send the map of the floor tour to Quincy”: it is a thing that is sent, and nobody is moved. */
const carriesThing: Witness = (reading, intent) => {
  const thing = intent === 'move_stage' ? carried.exec(reading.text) : null;
  return (
    thing !== null &&
    reading.taken.every(
      ({ start, end }) =>
        end <= thing.index + thing[0].length - (thing[1]?.length ?? 0) || start >= thing.index + thing[0].length,
    )
  );
};

/** “The stage before Panel”, “skip Panel”, “anywhere but Panel”, “Panel or Offer”. */
const isAroundStage: Witness = (reading, intent) =>
  intent === 'move_stage' &&
  reading.stages.some((stage) => isBehind(around, reading, stage) || /^,? or\b/i.test(reading.text.slice(stage.end)));

/** “Offer her about 34k”, “up to 34k” */
const isRough: Witness = (reading, intent) =>
  intent === 'send_offer' && reading.money.some((sum) => isBehind(roughly, reading, { start: sum.index }));

/** “Boris referenced a paper on screening”: what he did. */
const isDeedOfTheirs: Witness = ({ people: [first], text }, intent) =>
  placing.has(intent) &&
  first !== undefined &&
  opener.test(text.slice(0, first.start)) &&
  didSomething.test(text.slice(first.end));
const placing: ReadonlySet<Intent> = new Set<Intent>(['move_stage', 'reject_candidate', 'send_offer']);

/** “Léa to move Ann”: what Léa does. */
const isDeedOfAnother: Witness = (reading) => reading.people.slice(1).some((person) => isBehind(toDo, reading, person));

const ofAll: readonly Witness[] = [isTold, isOfAnother, isWavering, sparesSomebody];
const ofDeeds: readonly Witness[] = [
  isBound,
  isNoReason,
  isReported,
  isVagueInTime,
  isEndInstead,
  carriesThing,
  losesLength,
  isAroundStage,
  isDeedOfAnother,
  isDeedOfTheirs,
  isRough,
  (reading, intent) => leavesUnused(intent, reading),
];

/** Whether anything in its words speaks against doing at once what a clause seems to order. */
export const isWitnessedAgainst = (intent: Intent, reading: Recognised, known: Known): boolean =>
  ofAll.some((witness) => witness(reading, intent, known)) ||
  (!writing.has(intent) && ofDeeds.some((witness) => witness(reading, intent, known)));

/** Where no pattern knows an order by its words, whoever begins with themselves, or has somebody reminded, may be telling. */
export const opensAsStory = (intent: Intent, { clause }: Recognised): boolean =>
  !writing.has(intent) && (story.test(clause.said) || story.test(clause.text));
