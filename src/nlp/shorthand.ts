// Chat and dictation spelling as plain words, so that one grammar serves all: “mv zoe 2 offr pls” is “move zoe to offer please”.
import { figures, shorthand } from './lexicon/shorthand.ts';
import { remembered } from './remembered.ts';
import { escapeRegExp } from './text.ts';

const plainOf = new Map(shorthand.flatMap(([plain, ...sloppy]) => sloppy.map((one) => [one, plain] as const)));
const forms = [...plainOf.keys()].filter((form) => !figures.has(form)).toSorted((a, b) => b.length - a.length);
const written = new RegExp(
  `(?<![\\p{L}\\p{N}'/_<>=≥-])(?:${forms.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}'_-]|[.,]\\d)`,
  'giu',
);

/** “jose 2 onsite”, “note 4 imran”, “refs r back”: a figure between words, and none of a time, a count or a list. */
const between =
  /(?<=\b(?:refs|references|checks|docs|papers|results|they|we|you|u|there|where|who|how|what|these|those|people|both|all) )r(?= \p{L})|(?<=\b(?:would|wld|wud|could|cld|cud|should|shd|shud|will|might|must|gonna|(?:meant|supposed|going|has|have|ought|needs?) (?:to|2)) )b(?= \p{L})|(?<=\b(?:supposed|meant|needs?|has|have|had|got|wants?|ought|going|able) )2$|(?<=\b(?:mv|move|push|shift|resched|reschedule|change) )2(?= \d)|(?<=\d(?: ?[ap]m?)? )4(?= (?:an? (?:hrs?|hour|half)|half|(?:10|15|20|30|40|45|60|90) ?m))|(?<=\p{L} )(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|for|at|from|by|between|around|before|after|to|than|of|on|the|room|and|last|past|next|in|until|till) )(?<figure>2|4|\+|re)(?= (?!(?:at|instead|then|sharp|please|with|\d|to|till?|until|o'?clock|on|or|in the|works?|suits?|is|isn't|would|ok|okay|(?:day|week|month|hour|hr|min(?:ute)?|stage|step|year|time)s?|people|candidates?|more|of|pm|am|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b)\p{L})/giu;

/** “Soooo”, “youuu”. */
const stretched = /(?<!w)(\p{L})\1{2,}/giu;

/** “2nd int”: a step of the pipeline by its number, and no day of a month. */
const ordinals: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };
const counted =
  /(?<![\p{L}\p{N}])(1st|2nd|3rd) (int|iv|interview|round|stage|screen|call|chat|step)(?![\p{L}\p{N}])/giu;

/** “The RN role”, “any rn candidates”: who works there, and not “right now”. */
const isNurse = (form: string, before: string, after: string): boolean =>
  /^rn$/i.test(form) &&
  (form === 'RN' ||
    /\b(?:the|an|our|all|any|every|each|icu|er) $/i.test(before) ||
    /^ (?:roles?|reqs?|requisitions?|jobs?|candidates?|applicants?|people|positions?|openings?|team)\b/i.test(after));

/** “Luca N to offer”, “Ann W.”: a capital behind a word in small letters. */
const isInitial = (form: string, before: string): boolean => /^[NWR]$/.test(form) && /\p{Ll} $/u.test(before);

/** A message is cut more than once, and each part of it is spelled out where it may begin and where it does. */
const mostTexts = 300;

export const spelledOut = remembered(
  (text: string): string =>
    text
      .replaceAll(counted, (_, which: string, what: string) => {
        const step = /^(?:int|iv)$/i.test(what) ? 'interview' : what;
        return `${ordinals[which.toLowerCase()] ?? which} ${step}`;
      })
      .replaceAll(stretched, '$1')
      .replaceAll(written, (form: string, at: number, all: string) =>
        isNurse(form, all.slice(0, at), all.slice(at + form.length)) || isInitial(form, all.slice(0, at))
          ? form
          : (plainOf.get(form.toLowerCase()) ?? form),
      )
      .replaceAll(between, (form) => plainOf.get(form.toLowerCase()) ?? form),
  mostTexts,
);
