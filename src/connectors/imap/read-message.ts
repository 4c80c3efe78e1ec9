// The headers of a message and the report that a machine put into it, read from the first of its octets (RFC 5322, 2045, 2047,
// 6522). Tolerant: what is cut off or malformed is less, never an error.
import type { Received, Report } from '../../core/ports/inbox.ts';
import { keysIn } from '../message-id.ts';
import { calendarAnswer, writtenWords } from './invitation-answers.ts';

/** As much of a report as is read: its own part comes before the message that it returns. */
export const mostOfReport = 64 * 1_024;

type Headers = Received['headers'];

/** A repeated header keeps the first value, which the nearest server wrote. */
export function readHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const [name, value] of fieldsOf(text))
    if (!headers.has(name)) headers.set(name, decodeWords(shortened(name, value)));
  return headers;
}

const longest = 2_000;
/** The end of a long thread tells the nearest letters. */
const shortened = (name: string, value: string): string =>
  name === 'references' ? value.slice(-longest) : value.slice(0, longest);

/** Folded lines are one line (RFC 5322, 2.2.3). */
function fieldsOf(text: string): [string, string][] {
  return text
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
      return /^[!-9;-~]+$/u.test(name) ? [[name, line.slice(colon + 1).trim()]] : [];
    });
}

/** Only of these is more than the headers read: what a machine reports is no letter of a person. */
export const mayReport = (headers: Headers): boolean =>
  /^multipart\/report/iu.test(headers.get('content-type') ?? '') ||
  /^<\s*>$/u.test(headers.get('return-path') ?? '') ||
  headers.has('x-failed-recipients') ||
  /^<\s*>$|(mail(er)?-?daemon|postmaster|mail delivery|staff@hotmail)/iu.test(headers.get('from') ?? '');

export const noReport: Report = { types: [], fields: [] };

/** What the mail answers to an invitation: of a calendar its answer, of a person the first words. */
export function readAnswer(source: string): Pick<Received, 'answer' | 'words'> {
  const leaves = leavesOf(source, 0);
  const answer = leaves
    .filter(({ type }) => type === 'text/calendar' || type === 'application/ics')
    .map(({ text }) => calendarAnswer(text))
    .find((one) => one !== undefined);
  const plain = leaves.find(({ type }) => type === 'text/plain')?.text;
  return {
    ...(answer === undefined ? {} : { answer }),
    ...(plain === undefined ? {} : { words: writtenWords(plain) }),
  };
}

/** The report, and the letters that it is about. */
export function readReport(source: string): { report: Report; answers: readonly string[] } {
  const types: string[] = [];
  const fields: [string, string][] = [];
  const answers: string[] = [];
  for (const { type, text } of leavesOf(source, 0)) {
    types.push(type);
    if (machineParts.has(type)) fields.push(...fieldsOf(text));
    else if (returnedParts.has(type)) {
      const returned = fieldsOf(headOf(text)).filter(([name]) => returnedFields.has(name));
      answers.push(...keysOf(returned, 'message-id'));
      fields.push(...returned.filter(([name]) => name !== 'message-id'));
    } else if (type === 'text/plain') answers.push(...keysIn(text));
  }
  return { report: { types, fields }, answers: [...new Set(answers)] };
}

const machineParts = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
  'message/disposition-notification',
  'message/global-disposition-notification',
  'message/feedback-report',
]);
const returnedParts = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
]);
const returnedFields = new Set(['message-id', 'x-hmxmroriginalrecipient']);

const keysOf = (fields: readonly (readonly [string, string])[], wanted: string): string[] =>
  fields.filter(([name]) => name === wanted).flatMap(([, value]) => keysIn(value));

interface Leaf {
  readonly type: string;
  readonly text: string;
}

/** What lies in more parts than that is not looked into. */
export const deepest = 4;
const mostParts = 20;

function leavesOf(source: string, depth: number): Leaf[] {
  const headers = readHeaders(headOf(source));
  const described = headers.get('content-type') ?? 'text/plain';
  const type = /^[\w.+-]+\/[\w.+-]+/u.exec(described)?.[0].toLowerCase() ?? 'text/plain';
  const body = bodyOf(source);
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/iu.exec(described)?.slice(1).find(Boolean);
  if (!type.startsWith('multipart/') || boundary === undefined || depth >= deepest)
    return [{ type: plainName(type), text: decode(body, headers.get('content-transfer-encoding')) }];
  return partsOf(body, boundary).flatMap((part) => leavesOf(part, depth + 1));
}

/** The names of RFC 6533 mean the same as those of before. */
const plainName = (type: string): string =>
  type.replace('message/global-delivery', 'message/delivery').replace('message/global-disp', 'message/disp');

function partsOf(body: string, boundary: string): string[] {
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`);
  return parts
    .filter((part) => !part.startsWith('--'))
    .slice(0, mostParts)
    .map((part) => part.replace(/^[ \t]*\r?\n/u, ''));
}

const blankLine = /\r?\n[ \t]*\r?\n/u;
const headOf = (source: string): string => (/^\r?\n/u.test(source) ? '' : (source.split(blankLine, 1)[0] ?? ''));
const bodyOf = (source: string): string => {
  const head = headOf(source);
  return source.slice(head.length).replace(/^(\r?\n[ \t]*)?\r?\n/u, '');
};

function decode(text: string, encoding: string | undefined): string {
  if (/^base64$/iu.test(encoding ?? '')) return Buffer.from(text, 'base64').toString('utf8');
  return /^quoted-printable$/iu.test(encoding ?? '')
    ? fromQuoted(text.replaceAll(/=\r?\n/gu, '')).toString('utf8')
    : text;
}

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9a-f]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** `=?charset?Q?…?=` (RFC 2047); in a character set that nobody knows it stays as it is. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/(\?=)\s+(=\?)/gu, '$1$2')
    .replaceAll(/=\?[\w-]+(?:\*[\w-]+)?\?[bq]\?[^?]*\?=/giu, (word) => decodeWord(word) ?? word);

function decodeWord(whole: string): string | undefined {
  const [, charset = '', kind = '', word = ''] = whole.split('?');
  const octets = /b/iu.test(kind) ? Buffer.from(word, 'base64') : fromQuoted(word.replaceAll('_', ' '));
  try {
    return new TextDecoder(charset.split('*', 1)[0]).decode(octets);
  } catch {
    return undefined;
  }
}
