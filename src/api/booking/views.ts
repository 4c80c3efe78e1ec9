// Which page a candidate sees, by how their link stands and what they have chosen so far.
import type { BookingLink } from '../../core/booking-link.ts';
import type { Meeting } from '../../core/records.ts';
import { spanOf, type BookingState } from '../../services/scheduling/booking/booking-state.ts';
import { longestWish } from '../../services/scheduling/booking/wish.ts';
import { escaped } from '../docs/html.ts';
import {
  aboutInterview,
  type Interview,
  interviewTimes,
  act,
  actForm,
  momentInWords,
  shell,
  timesList,
  type View,
  whenInWords,
  zoneChoice,
  zoneForm,
} from './html.ts';
import { bookingWords, wordsFor } from './words.ts';

/** What the address asks for beside zone and language. */
export interface Chosen {
  readonly start: string | undefined;
  readonly after: string | undefined;
  readonly isMoving: boolean;
}

export interface PageContent {
  readonly view: View;
  readonly chosen: Chosen;
  /** Of those who take part. */
  readonly names: readonly string[];
  /** Starts that are free at this moment; empty where none can be chosen. */
  readonly offers: readonly string[];
  /** Of a plan. */
  readonly plan?: PlanChoices;
}

export interface PlanChoices {
  readonly interviews: readonly Interview[];
  readonly ends: ReadonlyMap<string, string>;
  /** Of the choice that the address names. */
  readonly sittings: readonly { readonly start: string; readonly end: string }[];
  /** Where the days before and after those shown begin. */
  readonly before: string | undefined;
  readonly next: string | undefined;
  /** Of the people in each interview that is booked. */
  readonly namesOf: (meeting: Meeting) => readonly string[];
}

const told = ({ names, plan }: PageContent) => ({ names, interviews: plan?.interviews ?? [] });

type UsableLink = Exclude<BookingState, { kind: 'gone' }>;

const daysShown = 4;
const hourMs = 3_600_000;

export function pageFor(standing: UsableLink, shown: PageContent): string {
  const { link } = standing;
  const words = wordsFor(shown.view.language, link);
  const about = aboutInterview(words, link, told(shown));
  switch (standing.kind) {
    case 'open':
      return choosing(link, shown);
    case 'booked':
      return shown.chosen.isMoving && standing.mayChange && !standing.changeWaits
        ? choosing(link, shown)
        : bookedPage(standing, shown);
    case 'waiting':
      return shell(
        shown.view,
        words.waiting,
        `${whenInWords({ words, zone: shown.view.zone }, standing.slot.start, minutesOf(standing.slot))}${about}<p>${words.waitingNote}</p>`,
      );
    case 'finishing':
      return shell(
        shown.view,
        words.finishing,
        `${about}<p>${words.finishingNote}</p>${act(shown.view, {}, words.lookAgain)}`,
      );
    case 'cancelled':
      return shell(shown.view, words.cancelled, `${about}<p>${words.cancelledNote}</p>`);
    default:
      return standing satisfies never;
  }
}

function choosing(link: BookingLink, shown: PageContent): string {
  const { chosen, offers, view } = shown;
  const isFree = offers.some((start) => Date.parse(start) === Date.parse(chosen.start ?? ''));
  if (chosen.start !== undefined && isFree) return confirmPage(link, shown, chosen.start);
  if (chosen.start === undefined) return listPage(link, shown);
  const message = { text: bookingWords[view.language].said.taken, isTrouble: true };
  return listPage(link, { ...shown, view: { ...view, message }, chosen: { ...chosen, after: chosen.start } });
}

function listPage(link: BookingLink, shown: PageContent): string {
  const { view, offers, chosen, plan } = shown;
  const words = wordsFor(view.language, link);
  const more: Record<string, string> = chosen.isMoving ? { view: 'move' } : {};
  const { starts, before, next } =
    plan === undefined ? windowOf(offers, chosen.after, view.zone) : { ...plan, starts: offers };
  const pages = [
    before === undefined ? '' : act(view, { ...more, after: before }, words.earlier),
    next === undefined ? '' : act(view, { ...more, after: next }, words.later),
  ].join('');
  const list =
    offers.length === 0
      ? `<p>${words.nothingFree}</p>`
      : timesList({ view, starts, more, ...(plan === undefined ? {} : { ends: plan.ends }) });
  const at = new Date(starts[0] ?? link.from);
  const wishes = chosen.isMoving
    ? act(view, {}, words.keep)
    : `<details${offers.length === 0 ? ' open' : ''}><summary>${words.none}</summary>${wishForm(view)}</details>`;
  return shell(
    view,
    chosen.isMoving ? words.chooseOther : words.choose,
    `${aboutInterview(words, link, told(shown))}${zoneForm(view, more, at)}${list}<div class="pages">${pages}</div>${wishes}`,
  );
}

/** Some days with free times, from the day of that time on, and where the pages before and after begin. */
function windowOf(offers: readonly string[], after: string | undefined, zone: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const days = [...Map.groupBy(offers, (start) => day.format(new Date(start)))];
  const wanted = after === undefined ? '' : day.format(new Date(after));
  const found = days.findIndex(([name]) => name >= wanted);
  const from = found < 0 ? Math.max(0, days.length - daysShown) : found;
  const startOf = (place: number) => days[place]?.[1][0];
  return {
    starts: days.slice(from, from + daysShown).flatMap(([, starts]) => starts),
    before: from > 0 ? startOf(Math.max(0, from - daysShown)) : undefined,
    next: startOf(from + daysShown),
  };
}

function wishForm(view: View): string {
  const words = bookingWords[view.language];
  return actForm(
    view,
    { act: 'wish' },
    `<label for="wish">${words.when}</label><p class="soft" id="hint">${escaped(words.noneHint)}</p>` +
      `<textarea id="wish" name="text" maxlength="${longestWish}" required aria-describedby="hint"></textarea><button>${words.send}</button>`,
  );
}

function confirmPage(link: BookingLink, shown: PageContent, start: string): string {
  const { view, chosen, plan } = shown;
  const words = wordsFor(view.language, link);
  const more: Record<string, string> = chosen.isMoving ? { view: 'move' } : {};
  const places =
    chosen.isMoving || link.places.length < 2
      ? ''
      : `<fieldset><legend>${words.place}</legend>${link.places
          .map(
            (place, index) =>
              `<label><input type="radio" name="place" value="${index}" required${index === 0 ? ' checked' : ''}>${escaped(place)}</label>`,
          )
          .join('')}</fieldset>`;
  const form = actForm(
    view,
    {
      act: chosen.isMoving ? 'move' : 'book',
      start,
      ...(plan === undefined ? {} : { sittings: plan.sittings.map((one) => one.start).join(' ') }),
    },
    `${places}<button>${chosen.isMoving ? words.moveButton : words.bookButton}</button>`,
  );
  return shell(
    view,
    chosen.isMoving ? words.moveThis : words.bookThis,
    `${confirmed(link, shown, start)}${form}` + act(view, { ...more, after: start }, words.otherTime),
  );
}

function confirmed(link: BookingLink, shown: PageContent, start: string): string {
  const { view, plan } = shown;
  const words = wordsFor(view.language, link);
  const zoned = { words, zone: view.zone };
  if (plan === undefined)
    return `${whenInWords(zoned, start, link.minutes)}${aboutInterview(words, link, told(shown))}`;
  const interviews = plan.sittings.map((one, index) => ({ ...one, title: plan.interviews[index]?.title ?? '' }));
  return `<p><strong>${escaped(link.title)}</strong></p>${interviewTimes(zoned, interviews)}`;
}

const minutesOf = ({ start, end }: { start: string; end: string }): number =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

function bookedPage(
  { link, meetings, mayChange, changeWaits }: Extract<UsableLink, { kind: 'booked' }>,
  shown: PageContent,
): string {
  const { view, plan } = shown;
  const words = wordsFor(view.language, link);
  const [meeting] = meetings;
  const until = new Date(Date.parse(spanOf(meetings).start) - link.cutOffHours * hourMs);
  const place = meeting.location === null || link.places.length === 1 ? '' : `<p>${escaped(meeting.location)}</p>`;
  const ways =
    `<p>${words.changeUntil(escaped(momentInWords(words, view.zone, until)))}</p>${act(view, { view: 'move' }, words.move)}` +
    `<details><summary>${words.cancel}</summary><p>${words.cancelAsk}</p>` +
    `${actForm(view, { act: 'cancel' }, `<button class="bad">${words.cancelButton}</button>`)}</details>`;
  const zoned = { words, zone: view.zone };
  const when =
    plan === undefined
      ? `${whenInWords(zoned, meeting.start, minutesOf(meeting))}${aboutInterview(words, link, told(shown))}`
      : `<p><strong>${escaped(link.title)}</strong></p>${interviewTimes(
          zoned,
          meetings.map((one) => ({ ...one, names: plan.namesOf(one) })),
        )}`;
  const changes = changeWaits ? `<p>${words.changeWaits}</p>` : mayChange ? ways : `<p>${words.changeOver}</p>`;
  return shell(view, words.booked, `${when}${place}<p>${words.bookedNote}</p>${zoneChoice(view, {})}${changes}`);
}

/** For whatever leads nowhere: the same page for everybody and every reason. */
export function sayPage(view: View, kind: 'gone' | 'busy' | 'slower'): string {
  const words = bookingWords[view.language];
  return shell(view, words[kind], `<p>${words[`${kind}Note`]}</p>`);
}
