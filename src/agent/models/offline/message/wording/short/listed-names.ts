// “Tell declan+lorcan: …”, “mirela / kwame / tadhg – licence request please”: names with a stroke or a plus between them are named together.
// A stroke with room around it parts orders, too (“tell Bo / Ann to Panel”), so there a mark has to follow the names.
import type { Known } from '../../../named/known.ts';

const word = "\\p{L}[\\p{L}'’-]*";
const opens = '(?<lead>(?:^|[.!?;\\n,]\\s+|^\\s*)(?:(?:please|pls|also|and|then) )*)';
const list = (mark: string) => `(?<list>${word}(?: ${word}){0,2}(?:${mark}${word}(?: ${word})?)+)`;
const verb = `(?<verb>(?:tell|text|msg|message|notify|inform|ping|let|e-?mail|dm|remind|ask|nudge|chase|reject|move|advance|invite|with) )?`;
const tight = new RegExp(`${opens}${verb}${list('(?:/| ?\\+ ?)')}(?![\\p{L}/+])`, 'giu');
const spaced = new RegExp(`${opens}${verb}${list(' / ')}(?= ?[:–—]| -+ )`, 'giu');

export function withNamesListed(text: string, known: Known): string {
  if (!/[/+]/.test(text)) return text;
  return [tight, spaced].reduce((said, shape) => said.replaceAll(shape, (...match) => joined(match, known)), text);
}

function joined(match: readonly unknown[], { names }: Known): string {
  const whole = String(match[0]);
  const { lead = '', verb: order = '', list: said = '' } = Object(match.at(-1));
  const all = String(said).split(/ ?[/+] ?/);
  const isName = (name: string) =>
    names.candidates.find(name).kind !== 'none' || names.users.find(name).kind !== 'none';
  // The last name may have words behind it that belong to what is said: “mirela/kwame site day”.
  const areNames = all.every(
    (one, index) => isName(one) || (index === all.length - 1 && isName(one.split(' ')[0] ?? '')),
  );
  return areNames ? `${lead}${order}${all.join(' and ')}` : whole;
}
