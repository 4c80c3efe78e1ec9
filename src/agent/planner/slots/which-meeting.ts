// Which meeting of the calendar is meant: by its people, its title, its day and hour; else the one the talk is about.
import { Temporal } from 'temporal-polyfill';
import type { Meeting } from '../../../core/records.ts';
import type { AskInput } from '../../ask.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Span } from '../span.ts';
import { type Filling, ordinalIn, type Weighed, wordsOf } from './filling.ts';

export type Which =
  | { readonly kind: 'one'; readonly meeting: Meeting }
  | { readonly kind: 'unclear'; readonly question: string; readonly choices: AskInput['choices'] };

const inOrder = ({ place }: Weighed): boolean => place === 'in' || place === 'more';

export function meetingFor(filling: Filling): Which {
  const { catalogue, spans } = filling;
  const told = toldBefore(filling);
  if (told !== undefined) return { kind: 'one', meeting: told };
  const telling = spans.filter((one) => inOrder(one) || one.used + one.anchor > 0.5);
  const theirs = telling.some(({ span }) => span.kind === 'person') ? [] : filling.before.candidates;
  const scored = catalogue.meetings
    .map((meeting) => ({ meeting, score: scoreOf(meeting, telling, catalogue) + ofBefore(meeting, theirs) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fits = scored.filter(({ score }) => score > best - 0.5);
  const only =
    ofTalk(
      filling,
      fits.map(({ meeting }) => meeting),
    ) ?? onlyOne(fits, best);
  if (only !== undefined) return { kind: 'one', meeting: only };
  const question =
    fits.length > 0 ? 'Which meeting do you mean?' : 'I find no such meeting in the calendar. Which one do you mean?';
  const choices = fits
    .slice(0, 8)
    .map(({ meeting }) => ({ label: meetingLabel(meeting, catalogue), value: meeting.id }));
  return { kind: 'unclear', question, choices };
}

/** What an earlier turn chose, or “the second one” of those of this talk. */
function toldBefore(filling: Filling): Meeting | undefined {
  const { catalogue, focus, known } = filling;
  const words = wordsOf(filling);
  const isOther = focus.meetings.length === 2 && words.some((word, at) => word === 'other' && words[at + 1] === 'one');
  if (isOther) return catalogue.meetings.find(({ id }) => id !== focus.meeting && focus.meetings.includes(id));
  const place = focus.meetings.length > 1 ? ordinalIn(words) : undefined;
  const id =
    typeof known['meeting'] === 'string' ? known['meeting'] : place === undefined ? undefined : focus.meetings[place];
  return id === undefined ? undefined : catalogue.meetings.find((one) => one.id === id);
}

const names = ({ span }: Weighed): boolean =>
  span.kind === 'person' || (span.kind === 'meeting' && span.coverage >= 0.5);

/** The meeting of the talk, where nothing else is named or it is among what fits. */
function ofTalk({ catalogue, focus, spans }: Filling, fits: readonly Meeting[]): Meeting | undefined {
  const meeting = catalogue.meetings.find(({ id }) => id === focus.meeting);
  const namesNothing = !spans.some((one) => inOrder(one) && names(one));
  return namesNothing || fits.some(({ id }) => id === meeting?.id) ? meeting : undefined;
}

/** “Move Ana on and cancel her interview”: one of hers. */
const ofBefore = ({ candidate }: Meeting, theirs: readonly string[]): number =>
  candidate !== null && candidate !== undefined && theirs.includes(candidate) ? 4 : 0;

interface Scored {
  readonly meeting: Meeting;
  readonly score: number;
}

function onlyOne(fits: readonly Scored[], best: number): Meeting | undefined {
  const tied = fits.filter(({ score }) => score === best);
  if (fits.length === 1 && best >= 2) return fits[0]?.meeting;
  return tied.length === 1 && best >= 3 ? tied[0]?.meeting : undefined;
}

function scoreOf(meeting: Meeting, spans: readonly Weighed[], catalogue: Catalogue): number {
  const named = spans.reduce((sum, { span }) => sum + nameFit(meeting, span), 0);
  if (named <= 0 && !spans.some(({ span }) => span.kind === 'time')) return named;
  const score = named + Math.max(0, ...spans.map((one) => timeFit(meeting, one, catalogue)));
  const isMine = meeting.with.some((id) => id === catalogue.me);
  return score > 0 && isMine ? score + 0.25 : score;
}

function nameFit(meeting: Meeting, span: Span): number {
  if (span.kind === 'meeting') return span.ids.includes(meeting.id) ? 1 + 2 * span.coverage : 0;
  if (span.kind !== 'person') return 0;
  if (span.candidates.some((id) => id === meeting.candidate)) return 4;
  if (span.users.some((id) => meeting.with.some((who) => who === id))) return 2;
  return span.candidates.length > 0 && span.users.length === 0 ? -3 : 0;
}

/** A time that names the meeting as it stands. */
function timeFit(meeting: Meeting, { span, anchor, used }: Weighed, { timeZone }: Catalogue): number {
  if (span.kind !== 'time' || (used > 0.5 && anchor < used)) return 0;
  const { date, time } = span.when.says;
  const at = Temporal.Instant.from(new Date(meeting.start).toISOString()).toZonedDateTimeISO(timeZone);
  const said = Temporal.Instant.from(span.when.start).toZonedDateTimeISO(timeZone);
  const fits = [
    ...(date ? [at.toPlainDate().equals(said.toPlainDate())] : []),
    ...(time ? [at.minute === said.minute && at.hour % 12 === said.hour % 12] : []),
  ];
  // Day and hour have both to fit where both are told.
  return fits.every(Boolean) ? 1.5 * fits.length : 0;
}

export function meetingLabel({ title, start }: Meeting, { timeZone }: Catalogue): string {
  const at = Temporal.Instant.from(new Date(start).toISOString()).toZonedDateTimeISO(timeZone);
  return `${title}, ${at.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })}`;
}
