// The page of a person's own assessment as HTML: made on the server, every text escaped, one answer with its own style, without script.
import { hash } from 'node:crypto';
import type { AssessmentRequest } from '../../core/assessment-request.ts';
import { signalInWords } from '../../core/law/duty-texts.ts';
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { ScoreRecord } from '../../core/ports/retention.ts';
import { gainsNothing } from '../../services/retention/model/gain.ts';
import type { Assessment, LinkEnd } from '../../services/compliance/assessment.ts';
import { bookingStyles } from '../booking/styles.ts';
import { escaped } from '../docs/html.ts';
import { type AssessmentWords, assessmentWords, type AssessmentNotice } from './words.ts';

export interface View {
  readonly brand: string;
  readonly language: NoticeLanguage;
  readonly said: AssessmentNotice | undefined;
}

const styles = `${bookingStyles}
.fact{display:grid;gap:4px;margin:0 0 16px}
input:not([type=hidden]){font:inherit;width:100%;min-height:48px;padding:8px 12px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
h2{border-top:1px solid var(--line);padding-top:16px}
.plain{background:transparent;color:var(--accent)}`;

export const assessmentPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', styles, 'base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const languages = { en: 'English', es: 'Español' } as const satisfies Record<NoticeLanguage, string>;
const troubles: ReadonlySet<AssessmentNotice> = new Set(['nothing', 'unfit']);

function shell({ brand, language, said }: View, title: string, body: string): string {
  const words = assessmentWords[language];
  const items = Object.entries(languages).map(([code, name]) =>
    code === language
      ? `<li><span lang="${code}" aria-current="true">${name}</span></li>`
      : `<li><a lang="${code}" hreflang="${code}" href="?lang=${code}">${name}</a></li>`,
  );
  const isTrouble = said !== undefined && troubles.has(said);
  const told =
    said === undefined
      ? ''
      : `<p class="note${isTrouble ? ' alert' : ''}" role="${isTrouble ? 'alert' : 'status'}">${words.said[said]}</p>`;
  return (
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">' +
    `<title>${escaped(title)}</title><style>${styles}</style></head>` +
    `<body><header><span class="brand">${escaped(brand)}</span><nav aria-label="${words.language}"><ul>${items.join('')}</ul></nav></header>` +
    `<main>${told}<h1>${escaped(title)}</h1>${body}</main></body></html>`
  );
}

export function assessmentPage(view: View, { score, requests, hasOptedOut }: Assessment): string {
  const words = assessmentWords[view.language];
  const shown = score === undefined ? `<p>${words.none}</p>` : scoreHtml(words, score) + makingHtml(view, score);
  const person = `<h2>${words.person}</h2><p>${words.personText}</p>${form(
    { view, act: 'review' },
    `${noteField('look', words.personNote, words.noteHint)}<button class="plain">${words.personButton}</button>`,
  )}`;
  const optOut = `<h2>${words.optOut}</h2>${
    hasOptedOut
      ? `<p>${words.optedOut}</p>`
      : `<p>${words.optOutText}</p>${form({ view, act: 'opt_out' }, `<button class="plain">${words.optOutButton}</button>`)}`
  }`;
  const correct = score === undefined ? '' : correctionHtml(view, score);
  return shell(view, words.title, `${shown}${asked(words, requests)}${correct}${person}${optOut}`);
}

const dayIn = ({ locale }: AssessmentWords, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

function scoreHtml(words: AssessmentWords, { scoredAt, band }: ScoreRecord): string {
  return `<p>${words.made(dayIn(words, new Date(scoredAt)))} ${words.what}</p><p>${words.result}: <strong>${words.bands[band]}</strong></p>`;
}

/** The technology by name, version and maker, and how it came to this person's output (C.R.S. § 6-1-1704(3)(b), 11 CCR § 7222(b)). */
function makingHtml({ language }: View, score: ScoreRecord): string {
  const words = assessmentWords[language];
  const { horizonDays, stays, gain, modelVersion, reasons } = score;
  const effects = reasons.map(({ signal, effect }) => {
    const name = capital(signalInWords(signal, language));
    return `<li>${escaped(words.effects[effect > 0 ? 'raises' : 'lowers'](name))}</li>`;
  });
  const chance = words.chance({ days: horizonDays, percent: Math.round(stays * 100) });
  return (
    `<h2>${words.how}</h2><p>${chance}${gainsNothing(gain) ? ` ${words.noGain}` : ''}</p>` +
    (effects.length === 0 ? '' : `<ul>${effects.join('')}</ul>`) +
    `<p>${words.sources} ${escaped(words.madeWith(modelVersion))}</p>`
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function correctionHtml(view: View, { signals }: ScoreRecord): string {
  const words = assessmentWords[view.language];
  const fields = Object.entries(signals ?? {}).map(([signal, value]) => {
    const name = escaped(signal);
    const label = escaped(capital(signalInWords(signal, view.language)));
    // A form without script: the browser shows a keyboard for numbers and refuses nothing that a person may write.
    return `<div class="fact"><label for="fact-${name}">${label}</label><input id="fact-${name}" name="fact.${name}" inputmode="decimal" autocomplete="off" value="${escaped(String(value))}"></div>`;
  });
  const hint = `<p>${fields.length === 0 ? words.factsUnknown : words.factsHint}</p>`;
  const note = noteField('note', words.note, words.noteHint);
  return `<h2>${words.facts}</h2>${hint}${form({ view, act: 'correct' }, `${fields.join('')}${note}<button>${words.correct}</button>`)}`;
}

const noteField = (id: string, label: string, hint: string): string =>
  `<div class="fact"><label for="${id}">${label}</label><textarea id="${id}" name="note" maxlength="2000" aria-describedby="${id}-hint"></textarea><span class="soft" id="${id}-hint">${hint}</span></div>`;

const form = ({ view, act }: { view: View; act: string }, inner: string): string =>
  `<form method="post"><input type="hidden" name="act" value="${act}"><input type="hidden" name="lang" value="${view.language}">${inner}</form>`;

function asked(words: AssessmentWords, requests: readonly AssessmentRequest[]): string {
  if (requests.length === 0) return '';
  const items = requests.map(({ kind, requestedAt, outcome, answer }) => {
    const state =
      outcome === null ? words.open : `<strong>${words.outcomes[outcome]}.</strong> ${escaped(answer ?? '')}`;
    return `<li><strong>${words.kinds[kind]}</strong>, ${words.on(dayIn(words, requestedAt))}<br>${state}</li>`;
  });
  return `<h2>${words.asked}</h2><ul>${items.join('')}</ul>`;
}

/** Without an address of the organization the message itself is answered. */
export function endedPage(view: View, { end, contact }: { end: LinkEnd; contact: string | null }): string {
  const { ended, endedBecause, endedContact, endedReply } = assessmentWords[view.language];
  const address = contact === null ? '' : escaped(contact);
  const how = contact === null ? endedReply : `${endedContact} <a href="mailto:${address}">${address}</a>.`;
  return shell(view, ended, `<p>${endedBecause[end]}</p><p>${how}</p>`);
}

export const sayAssessment = (language: NoticeLanguage, kind: 'gone' | 'busy' | 'slower'): string =>
  shell(
    { brand: 'Muster', language, said: undefined },
    assessmentWords[language][kind],
    `<p>${assessmentWords[language][`${kind}Note`]}</p>`,
  );
