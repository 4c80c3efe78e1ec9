// The page for candidates and authorities as HTML: one answer that holds its own style, without script, with every text escaped.
import { hash } from 'node:crypto';
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { PublishedAudit } from '../../core/public-page.ts';
import type { PublicRow, PublicSummary, PublicTable } from '../../services/retention/fairness/public-summary.ts';
import { escaped } from '../docs/html.ts';
import { publicStyles } from './styles.ts';
import { groupInWords, type PublicWords, publicWords } from './words.ts';

export interface ShownAudit {
  readonly published: PublishedAudit;
  readonly summary: PublicSummary;
  readonly digest: string;
}

export interface PageContent {
  readonly brand: string;
  readonly contact: string;
  readonly language: NoticeLanguage;
  /** The newest first. */
  readonly audits: readonly ShownAudit[];
}

/** Only this style and no script; nothing is asked for beside the page. */
export const publicPagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', publicStyles, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const languages = { en: 'English', es: 'Español' } as const satisfies Record<NoticeLanguage, string>;

function shell(language: NoticeLanguage, { brand, title, body }: { brand: string; title: string; body: string }) {
  const items = Object.entries(languages).map(([code, name]) =>
    code === language
      ? `<li><span lang="${code}" aria-current="true">${name}</span></li>`
      : `<li><a lang="${code}" hreflang="${code}" href="?lang=${code}">${name}</a></li>`,
  );
  const nav = `<nav aria-label="${publicWords[language].language}"><ul>${items.join('')}</ul></nav>`;
  return (
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${publicStyles}</style></head>` +
    `<body><header><span class="brand">${escaped(brand)}</span>${nav}</header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`
  );
}

export function publicPageHtml({ brand, contact, language, audits }: PageContent): string {
  const words = publicWords[language];
  const [newest, ...earlier] = audits;
  const body =
    `<p class="lead">${escaped(words.lead(brand))}</p>` +
    section(words.use, facts(words.useParts)) +
    section(words.ask, `<p>${words.askLead}</p>${asks(words, contact)}`) +
    section(
      words.audit,
      newest === undefined ? `<p>${words.noAudit}</p>` : auditHtml(newest, { brand, language, level: 3 }),
    ) +
    (earlier.length === 0 ? '' : section(words.archive, archive(earlier, { brand, language, level: 4 }))) +
    section(words.contact, `<p>${escaped(words.contactText(brand))}</p><p>${mail(contact, contact, '')}</p>`) +
    `<p class="soft">${words.noAdvice}</p>`;
  return shell(language, { brand, title: words.title(brand), body });
}

const section = (title: string, body: string): string => `<section><h2>${title}</h2>${body}</section>`;

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

function mail(address: string, text: string, subject: string): string {
  const query = subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `<a class="act" href="mailto:${escaped(encodeURIComponent(address).replaceAll('%40', '@'))}${query}">${escaped(text)}</a>`;
}

const asks = (words: PublicWords, contact: string): string =>
  `<ul class="asks">${words.asks
    .map(({ title, text, subject }) => {
      // Three links of one name would not say where they lead.
      const link = mail(contact, `${words.write}: ${subject}`, subject);
      return `<li><h3>${title}</h3><p>${text}</p><p>${link}</p></li>`;
    })
    .join('')}</ul>`;

interface Look {
  readonly brand: string;
  readonly language: NoticeLanguage;
  readonly level: 3 | 4;
}

function archive(earlier: readonly ShownAudit[], look: Look): string {
  const words = publicWords[look.language];
  const items = earlier.map((one) => {
    const name = words.auditOf(dayIn(words, one.summary.auditedOn));
    return `<details><summary>${name}</summary><h3 class="hidden">${name}</h3>${auditHtml(one, look)}</details>`;
  });
  return `<p>${words.archiveNote}</p>${items.join('')}`;
}

const dayIn = ({ locale }: PublicWords, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function auditHtml({ published, summary, digest }: ShownAudit, { brand, language, level }: Look): string {
  const words = publicWords[language];
  const day = (text: string) => `<time datetime="${text}">${dayIn(words, text)}</time>`;
  const { auditor, distributedOn, lastUsedOn } = published;
  const dataText = words.facts.dataText({
    brand: escaped(brand),
    people: figure(words, summary.assessed),
    from: day(summary.from),
    to: day(summary.to),
  });
  const rows: (readonly [string, string])[] = [
    [words.facts.auditedOn, day(summary.auditedOn)],
    [words.facts.distributedOn, day(distributedOn)],
    ...(lastUsedOn === null ? [] : [[words.facts.lastUsedOn, day(lastUsedOn)] as const]),
    [words.facts.data, dataText],
    ...(auditor === null
      ? [[words.facts.auditor, words.facts.noAuditor] as const]
      : [
          [words.facts.auditor, escaped(auditor.name)] as const,
          [
            words.facts.signature,
            `<code>${escaped(auditor.signature)}</code><br>${escaped(words.facts.signedOver(digest))}`,
          ] as const,
          [
            words.facts.key,
            `<code>${escaped(auditor.publicKey.replaceAll(/-----[A-Z ]+-----|\s/g, ''))}</code>`,
          ] as const,
        ]),
  ];
  const tables = summary.tables.map((table) =>
    tableHtml(table, { words, language, level, auditedOn: summary.auditedOn }),
  );
  return `${facts(rows)}<p>${words.ratioNote}</p>${tables.join('')}`;
}

const figure = ({ locale }: PublicWords, value: number): string => new Intl.NumberFormat(locale).format(value);

const share = ({ locale }: PublicWords, value: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

const ratio = ({ locale, leftOut }: PublicWords, value: number | null): string =>
  value === null
    ? leftOut
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

interface InTable {
  readonly words: PublicWords;
  readonly language: NoticeLanguage;
  readonly level: 3 | 4;
  readonly auditedOn: string;
}

function tableHtml({ attribute, rows, unknown }: PublicTable, { words, language, level, auditedOn }: InTable): string {
  const name = words.attributes[attribute];
  const heading = `<h${level}>${name}</h${level}>`;
  // Tables of several audits have the same headings.
  const label = `${name}. ${words.auditOf(dayIn(words, auditedOn))}`;
  const missing = `<p>${words.unknown(figure(words, unknown))}</p>`;
  if (rows.length === 0) return `${heading}<p>${words.nobody}</p>${missing}`;
  const heads = words.heads.map((head) => `<th scope="col">${head}</th>`).join('');
  const body = rows.map((row) => rowHtml(row, words, language)).join('');
  // A table that is wider than a phone scrolls by itself, and by keyboard too.
  return (
    `${heading}<div class="wide" tabindex="0" role="region" aria-label="${label}">` +
    `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>${missing}`
  );
}

function rowHtml(row: PublicRow, words: PublicWords, language: NoticeLanguage): string {
  const small = row.isSmall ? `<br><span class="soft">${words.small}</span>` : '';
  const cells = [
    figure(words, row.applicants),
    share(words, row.scoringRate),
    ratio(words, row.scoringRatio),
    share(words, row.selectionRate),
    ratio(words, row.selectionRatio),
  ];
  return `<tr><th scope="row">${escaped(groupInWords(row.group, language))}${small}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export function sayHtml(language: NoticeLanguage, kind: 'gone' | 'busy'): string {
  const words = publicWords[language];
  return shell(language, { brand: 'Muster', title: words[kind], body: `<p>${words[`${kind}Note`]}</p>` });
}
