// A small page without scripts. Every text is written out, whatever it holds.
import { createHash } from 'node:crypto';
import type { InboundResponse } from '../../core/inbound-endpoint.ts';

export interface PageContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** How it stands, from the ledger: set apart from the words. */
  readonly facts?: readonly string[];
  /** What the buttons send; left out where nothing is to be decided. */
  readonly form?: Form;
}

export interface Form {
  /** On this very site. */
  readonly to: `/${string}`;
  readonly hidden: Readonly<Record<string, string>>;
  /** What the person may write. */
  readonly reason?: string;
  /** The first one is what the page is for. */
  readonly buttons: readonly { readonly value: string; readonly label: string }[];
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}' +
  'h1{font-size:1.4rem}p{overflow-wrap:anywhere;white-space:pre-wrap}label{display:block;margin-top:1rem}' +
  'ul{margin:1rem 0;padding:.6rem 1rem .6rem 2rem;border:1px solid #b9c4d0;border-radius:6px;background:#f4f7fa}' +
  'li{overflow-wrap:anywhere;white-space:pre-wrap}' +
  'textarea{width:100%;min-height:4rem;font:inherit;box-sizing:border-box}' +
  'button{font:inherit;padding:.6rem 1.2rem;margin:1rem .6rem 0 0;border:1px solid #1f3a5f;border-radius:6px;background:#fff;color:#1f3a5f}' +
  'button:first-of-type{background:#1f3a5f;color:#fff}';

/** The form may go to this very site, and nothing but our own style is loaded. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const page = (status: number, { title, lines, facts = [], form }: PageContent): InboundResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body: [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${written(title)} · Muster</title><style>${style}</style></head>`,
    `<body><main><h1>${written(title)}</h1>`,
    // Each paragraph decides its own direction: names may be written from right to left.
    ...lines.map((line) => `<p dir="auto">${written(line)}</p>`),
    facts.length === 0 ? '' : factsOf(facts),
    form === undefined ? '' : formOf(form),
    '</main></body></html>',
  ].join(''),
});

const factsOf = (facts: readonly string[]): string =>
  `<ul aria-label="How it stands">${facts.map((fact) => `<li dir="auto">${written(fact)}</li>`).join('')}</ul>`;

const formOf = ({ to, hidden, reason, buttons }: Form): string =>
  [
    `<form method="post" action="${to}">`,
    ...Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${written(value)}">`),
    reason === undefined ? '' : `<label>${written(reason)}<textarea name="reason" maxlength="3000"></textarea></label>`,
    ...buttons.map(({ value, label }) => `<button name="decision" value="${value}">${written(label)}</button>`),
    '</form>',
  ].join('');

const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
