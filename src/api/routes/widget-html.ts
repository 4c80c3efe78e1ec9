// The few pages around the widget: the hosted chat, the demo, and what stands where a link leads nowhere any more.
import type { IncomingHttpHeaders } from 'node:http';
import type { WidgetSettings } from '../../core/widget.ts';
import { Language } from '../../services/veteran/language.ts';
import { escaped } from '../docs/html.ts';

interface Client {
  readonly name: string;
  readonly key: string;
  readonly widget: WidgetSettings;
}

const logoSource = (logo: string | null): string =>
  logo === null || logo.startsWith('data:') ? '' : ` ${new URL(logo).origin}`;

const policy = (logo: string | null, ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data:${logoSource(logo)}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The client's own sites may show the page in a frame, and nobody else. */
export const chatPagePolicy = (origins: readonly string[], logo: string | null): string =>
  policy(logo, ["'self'", ...origins].join(' '));

export const demoPolicy = (logo: string | null): string => policy(logo, "'none'");

const document = ({ language, title, body }: { language: Language; title: string; body: string }): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="description" content="${escaped(title)}"><title>${escaped(title)}</title>` +
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/w/v1/pages.css"></head>' +
  `<body>${body}</body></html>`;

const chatTitle = {
  en: (name: string) => `${name}: civilian jobs for veterans`,
  es: (name: string) => `${name}: empleos civiles para veteranos`,
} as const;
const needsScript = {
  en: 'This chat needs JavaScript. Without it, ask the employer for a list of open jobs.',
  es: 'Este chat necesita JavaScript. Sin él, pida a la empresa la lista de empleos abiertos.',
} as const;

/** The widget fills the page; a browser without scripts gets a sentence. */
export function chatPage({ name, key, widget }: Client, language: Language): string {
  const title = chatTitle[language](name);
  const body =
    `<main class="chat"><h1 class="hidden">${escaped(title)}</h1>` +
    `<muster-chat key="${escaped(key)}" mode="page" lang="${language}" theme="${widget.theme}"></muster-chat>` +
    `<noscript><p>${needsScript[language]}</p></noscript></main><script async src="/w/v1/widget.js"></script>`;
  return document({ language, title, body });
}

/** A careers page as an employer may have one, with the one line that puts the chat on it. */
export function demoPage({ name, key, widget }: Client): string {
  const snippet = snippetOf({ key, widget, at: '' });
  const body =
    `<main class="demo"><h1>Careers at ${escaped(name)}</h1>` +
    '<p>This page stands for any page of an employer. The button in the corner is the veterans’ chat: one line put it here.</p>' +
    `<pre tabindex="0"><code>${escaped(snippet)}</code></pre>` +
    '<h2>Try</h2><ul><li>Army 92A, Air Force 3D1X2, Navy HM or Marines 0311</li><li>a code of several branches: IT2</li>' +
    '<li>an old one that asks for your own words: Air Force 70250</li></ul>' +
    '<p><a href="/chat/sandbox">The same chat as a page of its own</a> · <a href="/chat/sandbox?lang=es">en español</a> · ' +
    '<a href="/docs">API</a></p></main>';
  return document({ language: 'en', title: `Careers at ${name}`, body: body + snippet });
}

/** The line for an employer's page; `at` is the address of this service. */
function snippetOf({ key, widget, at }: Pick<Client, 'key' | 'widget'> & { at: string }): string {
  const { accent, theme, position } = widget;
  const data = [
    `data-key="${escaped(key)}"`,
    ...(accent === null ? [] : [`data-accent="${accent}"`]),
    ...(theme === 'light' ? [] : [`data-theme="${theme}"`]),
    ...(position === 'right' ? [] : [`data-position="${position}"`]),
  ];
  return `<script async src="${at}/w/v1/widget.js" ${data.join(' ')}></script>`;
}

const notices = {
  closed: {
    en: ['This chat is not open', 'The employer has not opened a chat at this address.'],
    es: ['Este chat no está abierto', 'La empresa no ha abierto un chat en esta dirección.'],
  },
  expired: {
    en: ['This link has run out', 'Links to apply work for half a day. Go back to the chat and choose the job again.'],
    es: ['Este enlace ha caducado', 'Los enlaces sirven medio día. Vuelva al chat y elija el empleo otra vez.'],
  },
  filled: {
    en: ['This job is no longer open', 'Go back to the chat and look at the other jobs.'],
    es: ['Este empleo ya no está abierto', 'Vuelva al chat y vea los demás empleos.'],
  },
  nowhere: {
    en: ['Applications are not open yet', 'The employer has not said yet where applications go.'],
    es: ['Aún no se reciben solicitudes', 'La empresa aún no ha indicado dónde se presentan las solicitudes.'],
  },
} as const satisfies Record<string, Record<Language, readonly [string, string]>>;

export function noticePage(notice: keyof typeof notices, language: Language): string {
  const [title, text] = notices[notice][language];
  return document({ language, title, body: `<main class="demo"><h1>${title}</h1><p>${text}</p></main>` });
}

/** The first language that the browser names, where it is one of ours. */
export const goneLanguage = (headers: IncomingHttpHeaders): Language =>
  Language.safeParse(headers['accept-language']?.slice(0, 2).toLowerCase()).data ?? 'en';

/** The style of these pages; the widget brings its own. */
export const pageStyles = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; }
a { color: #0b57d0; }
@media (prefers-color-scheme: dark) { a { color: #a8c7fa; } }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #8886; border-radius: 8px; }
.demo { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem 7rem; }
.demo li, .demo code { overflow-wrap: anywhere; }
.chat { block-size: 100dvh; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
noscript { display: block; padding: 1rem; }
`;
