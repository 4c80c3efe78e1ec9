// The booking page as HTML: made on the server, every text escaped, usable without script. What it tells of other people is their
// names and the times at which all of them are free.
import type { BookingLanguage, BookingLink } from '../../core/booking-link.ts';
import { escaped } from '../docs/html.ts';
import { type BookingWords, bookingWords, languageNames } from './words.ts';

/** How one reader sees the page. */
export interface View {
  readonly brand: string;
  readonly language: BookingLanguage;
  /** IANA name, which the reader may change. */
  readonly zone: string;
  /** What they were told last. */
  readonly message: { readonly text: string; readonly isTrouble: boolean } | undefined;
}

/** `?zone=…&lang=…`: the page goes on in the same zone and language. */
export function addressWith(
  { zone, language }: Pick<View, 'zone' | 'language'>,
  more: Readonly<Record<string, string>>,
): string {
  return `?${new URLSearchParams({ ...more, zone, lang: language }).toString()}`;
}

const linkTo = (view: View, more: Readonly<Record<string, string>>): string => escaped(addressWith(view, more));

export function shell(view: View, title: string, body: string): string {
  const { brand, language, zone, message } = view;
  const others = Object.entries(languageNames).map(([code, name]) =>
    code === language
      ? `<li><span lang="${code}" aria-current="true">${name}</span></li>`
      : `<li><a lang="${code}" hreflang="${code}" href="${escaped(addressWith({ zone, language: code === 'es' ? 'es' : 'en' }, {}))}">${name}</a></li>`,
  );
  const told =
    message === undefined
      ? ''
      : `<p class="note${message.isTrouble ? ' alert' : ''}" role="${message.isTrouble ? 'alert' : 'status'}">${escaped(message.text)}</p>`;
  return (
    `<!doctype html><html lang="${language}" dir="ltr" data-zone="${escaped(zone)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">' +
    `<title>${escaped(title)}</title><link rel="stylesheet" href="/book/style.css"><script src="/book/zone.js"></script></head>` +
    `<body><header><span class="brand">${escaped(brand)}</span><nav aria-label="${bookingWords[language].language}"><ul>${others.join('')}</ul></nav></header>` +
    `<main>${told}<h1>${escaped(title)}</h1>${body}</main></body></html>`
  );
}

export interface Interview {
  readonly title: string;
  readonly minutes: number;
}

/** What is booked: of one interview title, length, people and place, of a plan its interviews. */
export function aboutInterview(
  words: BookingWords,
  link: BookingLink,
  { names, interviews }: { names: readonly string[]; interviews: readonly Interview[] },
): string {
  const people = new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(names);
  const where = link.places.length === 1 ? `<br>${escaped(link.places[0] ?? '')}` : '';
  if (link.plan !== undefined) {
    const items = interviews.map((one) => `<li>${escaped(one.title)}, ${escaped(words.minutes(one.minutes))}</li>`);
    return `<p><strong>${escaped(link.title)}</strong>${where}</p><ul>${items.join('')}</ul>`;
  }
  return `<p><strong>${escaped(link.title)}</strong><br>${escaped(words.minutes(link.minutes))} · ${escaped(words.people(people))}${where}</p>`;
}

const dayOf = (words: BookingWords, zone: string) =>
  new Intl.DateTimeFormat(words.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
const timeOf = (words: BookingWords, zone: string) =>
  new Intl.DateTimeFormat(words.locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });

/** `Central European Summer Time (Europe/Madrid)`, as it is called at that moment. */
function zoneInWords(words: BookingWords, zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(words.locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || name === zone ? zone : `${name} (${zone})`;
}

/** `Tuesday, June 2, 3:00 PM – 3:30 PM`, and the zone below it. */
export function whenInWords(
  { words, zone }: { words: BookingWords; zone: string },
  start: string,
  minutes: number,
): string {
  const from = new Date(start);
  const to = new Date(from.getTime() + minutes * 60_000);
  const time = timeOf(words, zone);
  const text = `${dayOf(words, zone).format(from)}, ${time.format(from)} – ${time.format(to)}`;
  return `<p class="when"><time datetime="${from.toISOString()}">${escaped(text)}</time></p><p class="soft">${escaped(zoneInWords(words, zone, from))}</p>`;
}

export const momentInWords = (words: BookingWords, zone: string, at: Date): string =>
  `${dayOf(words, zone).format(at)}, ${timeOf(words, zone).format(at)}`;

/** When each interview of a plan is, in the order in which they take place, and with whom where that is known. */
export function interviewTimes(
  { words, zone }: { words: BookingWords; zone: string },
  interviews: readonly {
    readonly title: string;
    readonly start: string;
    readonly end: string;
    readonly names?: readonly string[];
  }[],
): string {
  const time = timeOf(words, zone);
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
  const items = interviews
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map(({ title, start, end, names = [] }) => {
      const [from, to] = [new Date(start), new Date(end)];
      const when = `${dayOf(words, zone).format(from)}, ${time.format(from)} – ${time.format(to)}`;
      const who = names.length === 0 ? '' : `<br>${escaped(words.people(list.format(names)))}`;
      return `<li><strong>${escaped(title)}</strong><br><time datetime="${from.toISOString()}">${escaped(when)}</time>${who}</li>`;
    });
  const [first] = interviews;
  const zoneName = first === undefined ? zone : zoneInWords(words, zone, new Date(first.start));
  return `<ol class="plan">${items.join('')}</ol><p class="soft">${escaped(zoneName)}</p>`;
}

interface Listed {
  readonly view: View;
  readonly starts: readonly string[];
  /** When what begins then ends, where that differs from choice to choice. */
  readonly ends?: ReadonlyMap<string, string>;
  /** Further parts of the address of each time. */
  readonly more: Readonly<Record<string, string>>;
}

/** Days as headings, times as links: a press on one leads to the question whether to book it. */
export function timesList({ view, starts, ends, more }: Listed): string {
  const words = bookingWords[view.language];
  const [day, time] = [dayOf(words, view.zone), timeOf(words, view.zone)];
  const days = Map.groupBy(starts, (start) => day.format(new Date(start)));
  return [...days]
    .map(([name, times]) => {
      const items = times.map((start) => {
        const at = new Date(start);
        const to = ends?.get(start);
        // Of a plan that goes on over days the first day says enough.
        const isShort = to !== undefined && day.format(new Date(to)) === name;
        const text = isShort ? `${time.format(at)} – ${time.format(new Date(to))}` : time.format(at);
        return `<li><a href="${linkTo(view, { ...more, start })}"><time datetime="${start}">${escaped(text)}</time></a></li>`;
      });
      return `<section><h2>${escaped(name)}</h2><ul class="times">${items.join('')}</ul></section>`;
    })
    .join('');
}

/** The zone by name, and a list to choose another one from. */
export function zoneForm(view: View, hidden: Readonly<Record<string, string>>, at: Date): string {
  const words = bookingWords[view.language];
  return `<p class="soft">${escaped(words.timesIn(zoneInWords(words, view.zone, at)))}</p>${zoneChoice(view, hidden)}`;
}

export function zoneChoice(view: View, hidden: Readonly<Record<string, string>>): string {
  const words = bookingWords[view.language];
  const zones = new Set([view.zone, ...Intl.supportedValuesOf('timeZone')]);
  const options = [...zones]
    .toSorted()
    .map(
      (zone) =>
        `<option${zone === view.zone ? ' selected' : ''} value="${escaped(zone)}">${escaped(zone.replaceAll('_', ' '))}</option>`,
    );
  return (
    `<details><summary>${words.changeZone}</summary><form method="get">${hiddenFields({ ...hidden, lang: view.language })}` +
    `<label for="zone">${words.zone}</label><select id="zone" name="zone">${options.join('')}</select><button>${words.show}</button></form></details>`
  );
}

const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** A form that does something: it carries zone and language along. */
export const actForm = (view: View, fields: Readonly<Record<string, string>>, inner: string): string =>
  `<form method="post">${hiddenFields({ ...fields, zone: view.zone, lang: view.language })}${inner}</form>`;

export const act = (view: View, more: Readonly<Record<string, string>>, text: string): string =>
  `<a class="act" href="${linkTo(view, more)}">${escaped(text)}</a>`;
