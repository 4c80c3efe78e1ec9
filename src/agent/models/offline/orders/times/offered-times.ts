// “Take the first one for Leo”, “grab 2pm for Hugo”, “11:30 works”, right after free times were shown: one of them is booked
// with those whose times they are.
import { z } from 'zod';
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { hesitations, pickingWords, picks, picksBare, placesInList } from '../../../../../nlp/lexicon/talk.ts';
import { AskInput } from '../../../../ask.ts';
import { readClause } from '../../clause/reading.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import { focusOf } from '../../context/focus.ts';
import { findPeople } from '../../named/people.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { labelOf, openConflict } from './conflicts.ts';
import { minutesBetween, onDay } from './shift.ts';
import { type Open, type Part, partOf } from '../../parts.ts';
import { whichCandidates } from '../../context/whom.ts';

const Shown = z.looseObject({ slots: z.array(z.looseObject({ start: z.string() })) });
const Asked = z.looseObject({ with: z.array(z.string()), duration_minutes: z.number().optional() });
const Booking = z.looseObject({ candidate: z.string().optional(), duration_minutes: z.number().optional() });
/** Turns back in which the times were shown. */
const near = 2;

export interface Offer {
  readonly starts: readonly string[];
  readonly withWhom: readonly string[];
  readonly minutes: number | undefined;
}

/** Undefined where no times were shown lately, or the message does more than pick one. */
export async function pickedTime(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const offer = offerIn(dialogue) ?? restOfOffer(said, dialogue, known);
  const bare = said.trim().replace(hesitations, '').replace(suitsFirst, '$<order> at $<time>');
  if (offer === undefined || severalPeople.test(bare)) return undefined;
  const reading = readClause(clauseOf(asTimes(withoutPlace(bare))), [], known);
  const isPick = picks.test(bare) || picksBare.test(bare) || isNameAndTime(reading) || isNameAndPlace(bare, reading);
  if (!isPick || !saysOnlyWhen(reading)) return undefined;
  const start = startIn(bare, reading, { offer, known });
  const about = start === undefined ? undefined : aboutIn(bare, reading, { dialogue, known });
  if (start === undefined || about === undefined) return undefined;
  return [await bookedAt(start, { ...about, offer }, known)];
}

/** “2 works. Book Wesley” */
const suitsFirst =
  /^(?:at )?(?<time>\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon) (?:works|suits|is (?:good|fine|great|perfect|ok(?:ay)?)|sounds (?:good|great|fine)|would (?:work|be (?:good|fine|great)))(?: for (?:me|us|him|her))?[.,;!]* (?:-+ )?(?:so |then |and |please |pls )*(?<order>(?:book|put|schedule|slot|pencil|set up|stick|pop) (?:in )?[\p{L} '-]+?)(?: in)?[.! ]*$/iu;

interface About {
  readonly candidate: string | undefined;
  readonly minutes: number | undefined;
}

/** Whom it is for: who is named, else who was talked of when the times were asked for; undefined where that is unclear. */
function aboutIn(
  bare: string,
  reading: Read,
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): About | undefined {
  const open = openBooking(dialogue);
  const minutes = lengthIn(reading);
  const isNamed = namedBeside(reading, dialogue).length > 0 || /\b(?:her|him)\b/i.test(bare);
  if (!isNamed)
    return { candidate: open?.candidate ?? soughtFor(dialogue, known), minutes: minutes ?? open?.duration_minutes };
  const whom = whichCandidates(reading, known, focusOf(dialogue));
  const [candidate, ...others] = whom.kind === 'people' ? whom.people : [];
  return candidate === undefined || others.length > 0 ? undefined : { candidate: candidate.id, minutes };
}

const lengthIn = ({ durations: [length], whens: [span] }: Read): number | undefined =>
  length?.minutes ?? (span?.end === undefined ? undefined : minutesBetween(span.start, span.end));

/** “10 to 11 with Shirin”: those whose times they are, are meant anyway. */
function namedBeside({ people }: Read, dialogue: Dialogue) {
  const withWhom = offerIn(dialogue)?.withWhom ?? [];
  return people.filter(
    ({ users, candidates }) =>
      !(users.kind === 'one' && candidates.kind !== 'one' && withWhom.includes(users.person.id)),
  );
}

/** “Find a time for Lin with Basil”, then “the first one”: the one candidate who was named when the times were asked for. */
function soughtFor({ earlier }: Dialogue, { names }: Known): string | undefined {
  const asked = earlier.slice(-near).findLast(({ calls }) => calls.some(({ tool }) => tool === 'find_free_slots'));
  const candidates = findPeople(asked?.said ?? '', names, []).flatMap(({ candidates: found, users }) =>
    found.kind === 'none' || users.kind === 'one' ? [] : [found],
  );
  const [only, ...others] = candidates;
  return only?.kind === 'one' && others.length === 0 ? only.person.id : undefined;
}

async function bookedAt(
  start: string | Open,
  { candidate, minutes: said, offer }: About & { readonly offer: Offer },
  known: Known,
): Promise<Part> {
  const minutes = said ?? offer.minutes ?? 30;
  const call = {
    tool: 'book_meeting',
    arguments: given({
      candidate,
      with: [...offer.withWhom],
      start: typeof start === 'string' ? start : undefined,
      duration_minutes: minutes,
    }),
  };
  const topic = candidate === undefined ? openTopic : undefined;
  if (typeof start !== 'string') return partOf(call, [start, topic]);
  const users = offer.withWhom.flatMap((id) => known.names.users.byId(id) ?? []);
  return partOf(call, [topic, await openConflict(known, { users, start, minutes })]);
}

/** “Get them both together”: whose times they are is not enough. */
const severalPeople = /\b(?:both|them|they|two of|all|undo)\b/i;

const openTopic: Open = { slot: 'candidate', question: 'For whom shall I book it?' };

/** The free times that were shown lately, unless one of them was taken already. */
export function offerIn({ earlier }: Dialogue): Offer | undefined {
  const calls = earlier.slice(-near).flatMap((turn) => turn.calls);
  const shown = calls.findLast(({ tool }) => tool === 'find_free_slots');
  const booked = calls.findLastIndex(({ tool }) => tool === 'book_meeting');
  return shown === undefined || booked > calls.indexOf(shown) ? undefined : offerOf(shown);
}

function offerOf(shown: PastCall | undefined): Offer | undefined {
  if (shown?.result?.kind !== 'action') return undefined;
  const slots = Shown.safeParse(shown.result.result).data?.slots ?? [];
  const asked = Asked.safeParse(shown.arguments).data;
  return asked === undefined || slots.length === 0
    ? undefined
    : { starts: slots.map(({ start }) => start), withWhom: asked.with, minutes: asked.duration_minutes };
}

const Taken = z.looseObject({ start: z.string() });

/** “And Omar for the second”: of the times that were shown, one that was not taken since. */
function restOfOffer(said: string, { earlier }: Dialogue, { names }: Known): Offer | undefined {
  const calls = earlier.slice(-near - 1).flatMap((turn) => turn.calls);
  const at = calls.findLastIndex(({ tool }) => tool === 'find_free_slots');
  const since = calls.slice(at + 1);
  const isPicking = since.length > 0 && since.every(({ tool }) => tool === 'book_meeting');
  const isPlaced = placesInList.some(([place]) => place.test(said));
  const offer =
    at !== -1 && isPicking && isPlaced && findPeople(said, names, []).length === 1 ? offerOf(calls[at]) : undefined;
  const taken = new Set(since.map(({ arguments: args }) => Date.parse(Taken.safeParse(args).data?.start ?? '')));
  // A place counts in the list as it was shown; where that time is taken, none is picked.
  const place = offer === undefined ? undefined : placed(said, offer);
  return place === undefined || taken.has(Date.parse(place)) ? undefined : offer;
}

/** What was to be booked when the times were asked for. */
function openBooking({ earlier }: Dialogue): z.infer<typeof Booking> | undefined {
  const asks = earlier.slice(-near - 1).flatMap(({ calls }) => calls.flatMap((call) => pendingIn(call)));
  return asks.at(-1);
}

function pendingIn({ tool, arguments: args }: PastCall): z.infer<typeof Booking>[] {
  const pending = tool === 'ask' ? AskInput.safeParse(args).data?.pending : undefined;
  if (pending?.tool !== 'book_meeting') return [];
  const booking = Booking.safeParse(pending.arguments).data;
  return booking === undefined ? [] : [booking];
}

/** “Grab 2”, “put her in at 10”: a bare figure is an hour. */
const asTimes = (bare: string): string =>
  bare
    .replace(/^([01]?\d|2[0-3])([0-5]\d)(?=\s*(?:,|for\b|with\b|$))/u, '$1:$2')
    // Of times that are shown, “10 to 11” is an hour, and not ten to eleven.
    .replace(/^(\d{1,2}(?::\d\d)?) ?(?:-|to|till?|until) ?(?=\d)/iu, 'from $1 to ')
    .replace(/,\s*(15|20|25|30|40|45|50|60|90)[.! ]*$/u, ' for $1 minutes')
    .replace(
      /\b((?:mon|tues|wednes|thurs|fri)day|mon|tues?|weds?|thu|thurs|fri|tomorrow|tmrw) (?=\d{1,2}(?::\d\d)?(?:\s|$))/iu,
      '$1 at ',
    )
    .replace(
      /(?<=^(?:\S+\s+){0,3}?)(?<!\b(?:at|number|option|slot|to|till?|until|#)\s*|-)\b(\d{1,2})(?=\s+(?:for|with)\b|$)/iu,
      'at $1',
    );

/** “The earliest” is no name. */
const withoutPlace = (bare: string): string =>
  placesInList
    .reduce((text, [said]) => text.replace(said, ' '), bare)
    .replaceAll(/\b(?:the|that)\s+(?=for\b|with\b|$)/giu, '');

/** “Tasha at 3” */
const isNameAndTime = ({ people, whens }: Read): boolean => people.length === 1 && whens.length === 1;

/** “Omar for the second” */
const isNameAndPlace = (bare: string, { people, whens }: Read): boolean =>
  people.length === 1 &&
  whens.length === 0 &&
  /\bfor (?:the )?\p{L}+(?: one| slot| time)?[.! ]*$/iu.test(bare) &&
  placesInList.some(([said]) => said.test(bare));

type Read = ReturnType<typeof readClause>;

function saysOnlyWhen({ stages, money, payload, template, whens, ...reading }: Read): boolean {
  const { hedges, tells, content } = leftoversOf({ stages, money, payload, template, whens, ...reading });
  const strange = [...content, ...tells].filter((word) => !pickingWords.has(word));
  return (
    stages.length + money.length + hedges.length + strange.length === 0 &&
    payload === undefined &&
    template === undefined &&
    whens.length < 2
  );
}

/** The instant that was picked, or the question which. */
function startIn(
  bare: string,
  { whens }: Read,
  { offer, known }: { offer: Offer; known: Known },
): string | Open | undefined {
  const [when] = whens;
  if (when === undefined) return placed(bare, offer);
  if (!when.says.time || (when.says.date && when.problem !== undefined)) return undefined;
  const zone = known.reader.timeZone;
  const fits = offer.starts.filter((start) =>
    when.says.date
      ? Date.parse(start) === Date.parse(when.start)
      : Date.parse(onDay(start, when.start, zone)) === Date.parse(start),
  );
  const [only, ...others] = fits;
  if (only !== undefined && others.length === 0) return only;
  const question =
    only === undefined ? `“${when.text}” is not among the free times. Which one shall it be?` : 'On which day?';
  const shown = only === undefined ? offer.starts.slice(0, 5) : fits.slice(0, 5);
  return { slot: 'start', question, choices: shown.map((at) => ({ label: labelOf(at, known), value: at })) };
}

function placed(bare: string, { starts }: Offer): string | undefined {
  const count = /\b(?:number|option|slot|#) ?#?(\d)\b/iu.exec(bare)?.[1];
  const place = count === undefined ? placesInList.find(([said]) => said.test(bare))?.[1] : Number(count) - 1;
  return place === undefined ? undefined : starts.at(place);
}
