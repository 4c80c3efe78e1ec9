// The pages of the connect link, made by hand: no script, own style, every text escaped, secrets never written back.
import type { ConnectLink } from '../../core/connect-link.ts';
import type { Prompt } from '../../core/connector/calls.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { FieldFault, Problem } from '../../core/problem.ts';
import type { Language } from '../../services/veteran/language.ts';
import { escaped } from '../docs/html.ts';
import { connectWords } from './connect-words.ts';

export interface ConnectForm {
  readonly link: ConnectLink;
  readonly connector: Connector;
  /** Names of credentials that the link brings along. */
  readonly given: ReadonlySet<string>;
  readonly errors: readonly FieldFault[];
  /** Why it did not work, where no field is at fault. */
  readonly because: string | null;
  /** What was entered and is no secret. */
  readonly entered: Readonly<Record<string, string>>;
  readonly language: Language;
}

interface Framed extends Pick<ConnectLink, 'brand'> {
  readonly language: Language;
}

const shell = ({ brand, language }: Framed, title: string, body: string): string =>
  `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escaped(title)}</title>` +
  `<link rel="stylesheet" href="/connect/style.css?accent=${encodeURIComponent(brand.accent.slice(1))}"></head>` +
  `<body><header><span class="brand">${escaped(brand.name)}</span></header><main>${body}</main>` +
  `<footer>${escaped(connectWords[language].encrypted)}</footer></body></html>`;

/** What comes from elsewhere is in English: it is read out as that, and stands in its own direction. */
const foreign = (language: Language, text: string): string =>
  language === 'en' ? escaped(text) : `<span lang="en" dir="ltr">${escaped(text)}</span>`;

/** The service's or the other system's own words, behind a sentence in the reader's language. */
const inForeignWords = (language: Language, text: string): string =>
  `${connectWords[language].because} ${foreign(language, text)}`.trim();

const isApplication = ({ key }: Prompt): boolean => key === 'client_id' || key === 'client_secret';

/** What the person still has to enter, by the two ways in. */
export function promptsOf({ connector, link, given }: Pick<ConnectForm, 'connector' | 'link' | 'given'>) {
  const config = connector.config.filter(({ key }) => !Object.hasOwn(link.config, key));
  const credentials = connector.credentials.filter(({ key }) => !given.has(key) && key !== 'refresh_token');
  const signsIn = connector.auth.some(({ kind }) => kind === 'oauth2-code');
  const otherWays = connector.auth.filter(({ kind }) => kind !== 'oauth2-code');
  const keys = credentials.filter((prompt) => !signsIn || !isApplication(prompt));
  return {
    signIn: signsIn ? { config, credentials: credentials.filter(isApplication) } : undefined,
    keys: otherWays.length > 0 ? { config, credentials: keys } : undefined,
  };
}

export function askPage(asked: ConnectForm): string {
  const { link, connector, because, language } = asked;
  const words = connectWords[language];
  const { signIn, keys } = promptsOf(asked);
  const title = (link.connection === null ? words.connect : words.letInAgain)(connector.title);
  const alert = because === null ? '' : `<p class="alert" role="alert">${inForeignWords(language, because)}</p>`;
  const intro = `<h1>${escaped(title)}</h1><p>${escaped(words.asks(link.brand.name, connector.title))}</p>`;
  const or = signIn !== undefined && keys !== undefined ? `<p class="or">${words.or}</p>` : '';
  return shell(
    { brand: link.brand, language },
    title,
    `${intro}${alert}${signInForm(asked, signIn)}${or}${keysForm(asked, keys)}`,
  );
}

type PromptWords = ReturnType<typeof promptsOf>['keys'];

function signInForm(asked: ConnectForm, way: PromptWords): string {
  if (way === undefined) return '';
  return (
    `<form method="post"><input type="hidden" name="way" value="sign-in">${scopesOf(asked)}${fields(asked, way, 's')}` +
    `<button>${escaped(connectWords[asked.language].goOn(asked.connector.title))}</button></form>`
  );
}

function keysForm(asked: ConnectForm, way: PromptWords): string {
  if (way === undefined) return '';
  const words = connectWords[asked.language];
  const where = `<p class="help"><a href="${escaped(asked.connector.docs)}" rel="noreferrer">${words.where}</a></p>`;
  return (
    `<form method="post"><input type="hidden" name="way" value="keys">${fields(asked, way, 'k')}${where}` +
    `<button>${words.test}</button></form>`
  );
}

/** The least that the connector needs, each by its name and with the reason: the one given with the link, else the connector's. */
function scopesOf({ connector, link, language }: ConnectForm): string {
  const auth = connector.auth.find((one) => one.kind === 'oauth2-code');
  if (auth?.kind !== 'oauth2-code' || auth.scopes.length === 0) return '';
  const { scopes, scopeReasons: known } = auth;
  const touched = Object.values(connector.collections).map(({ label }) => label);
  const rows = scopes.map((scope) => {
    const reason = link.reasons[scope] ?? known[scope];
    return `<li><code dir="ltr">${escaped(scope)}</code>${reason === undefined ? '' : `: ${foreign(language, reason)}`}</li>`;
  });
  return (
    `<h2>${connectWords[language].allow}</h2>` +
    `<p>${escaped(connectWords[language].theseAlone(touched.join(', ')))}</p>` +
    `<ul>${rows.join('')}</ul>`
  );
}

const fields = (asked: ConnectForm, { config, credentials }: NonNullable<PromptWords>, form: string): string =>
  [
    ...config.map((prompt) => field(asked, prompt, { place: 'config', form })),
    ...credentials.map((prompt) => field(asked, prompt, { place: 'credentials', form })),
  ].join('');

function field(asked: ConnectForm, prompt: Prompt, { place, form }: { place: string; form: string }): string {
  const name = `${place}.${prompt.key}`;
  const id = `${form}-${name}`;
  const error = asked.errors.find(({ path }) => path === name);
  const words = connectWords[asked.language];
  const said = (text: string | undefined): string => (text === undefined ? '' : foreign(asked.language, text));
  const example = prompt.example === undefined ? '' : escaped(words.example(prompt.example));
  const notes = [
    { id: `${id}-help`, look: 'help', html: `${said(prompt.help)} ${example}`.trim() },
    { id: `${id}-error`, look: 'error', html: said(error?.message) },
  ].filter(({ html }) => html !== '');
  const isOptional = prompt.optional === true;
  return (
    `<div class="field"><label for="${id}">${said(prompt.label)}${isOptional ? ` <small>${words.optional}</small>` : ''}</label>` +
    notes.map((note) => `<p class="${note.look}" id="${note.id}">${note.html}</p>`).join('') +
    `<input id="${id}" dir="ltr" name="${name}" ${valueOf(asked, prompt, name)} autocomplete="off" spellcheck="false"` +
    attribute(!isOptional, 'required') +
    attribute(notes.length > 0, `aria-describedby="${notes.map((note) => note.id).join(' ')}"`) +
    `${attribute(error !== undefined, 'aria-invalid="true"')}></div>`
  );
}

const attribute = (isThere: boolean, text: string): string => (isThere ? ` ${text}` : '');

/** What is secret is never written back. */
function valueOf({ entered }: ConnectForm, { secret }: Prompt, name: string): string {
  if (secret === true) return 'type="password"';
  return `type="text" value="${escaped(entered[name] ?? '')}"`;
}

export function donePage({ brand, language }: Framed, title: string): string {
  const { connected, done } = connectWords[language];
  return shell({ brand, language }, connected, `<h1>${connected}</h1><p>${escaped(done(title, brand.name))}</p>`);
}

/** Says no more than that it leads nowhere. */
export function gonePage({ code, message }: Problem, language: Language): string {
  const { notPossible, gone } = connectWords[language];
  const because = gone[code] === undefined ? inForeignWords(language, message) : escaped(gone[code]);
  return shell(
    { brand: { name: 'Muster', accent: '#1f4fd8' }, language },
    notPossible,
    `<h1>${notPossible}</h1><p class="alert" role="alert">${because}</p>`,
  );
}

const linear = (part: number): number => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Buttons stay readable on any accent: black or white, whichever stands out more (WCAG 2.2, relative luminance). */
export function styles(accent: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(accent.slice(at, at + 2), 16) / 255);
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const text = (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000' : '#fff';
  return `:root{color-scheme:light dark;--accent:#${accent};--on:${text};--bg:#f6f7f9;--card:#fff;--text:#16181d;--soft:#555c68;--line:#868d99;--bad:#a8071a}
@media (prefers-color-scheme:dark){:root{--bg:#14161a;--card:#1d2026;--text:#eceef2;--soft:#aab1bd;--line:#7b828f;--bad:#ff8a8a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif;display:flex;flex-direction:column;align-items:center;padding:24px 16px}
header,main,footer{width:100%;max-width:480px}header{border-top:4px solid var(--accent);padding:16px 0}.brand{font-weight:600}
main{background:var(--card);border-radius:12px;padding:24px}h1{font-size:1.4rem;margin:0 0 8px;overflow-wrap:anywhere}h2{font-size:1rem;margin:16px 0 4px}
ul{margin:0 0 16px;padding-inline-start:20px}code{overflow-wrap:anywhere;font-size:.9em}.field{margin:16px 0}label{font-weight:600;display:block}
small,.help,footer{color:var(--soft)}.help{margin:0 0 4px;font-size:.9rem}.or{text-align:center;color:var(--soft)}footer{padding:16px 0;font-size:.85rem}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px}
input[aria-invalid]{border-color:var(--bad);border-width:2px}.error,.alert{color:var(--bad);margin:4px 0}.alert{border-inline-start:4px solid var(--bad);padding-inline-start:12px}
a{color:inherit}button{width:100%;min-height:44px;border:1px solid var(--line);border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;
}
