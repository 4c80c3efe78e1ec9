// Corrections that name what is meant first, or nothing else: “reject Bill. Tova I mean.”, “… Sorry, Tova.”, “… Not Bill, Tova.”,
// “… *Tova”. They are put the way round in which a slip is mended: “reject Bill, I mean Tova”.
import type { Known } from '../../../named/known.ts';
import { mentionsIn } from '../../../named/named-things.ts';

const thing = '(?<meant>[^\\s,.;:!?*][^,.;:!?*]{1,40}?)';
const end = '(?<end>[.!?]+|$)';
const mark = '(?<before>[^\\s,-])(?:[.!?;,]+\\s+|\\s+-+\\s+)';
const meaning = '(?:i mean|i meant|is (?:what|who) i (?:mean|meant)|i should (?:say|have said)|i was going to say)';
const shapes: readonly RegExp[] = [
  // “Tova I mean.”
  new RegExp(`${mark}${thing},? ${meaning}${end}`, 'iu'),
  // “Tova, sorry.”
  new RegExp(`${mark}${thing}, (?:sorry|oops|pardon|my mistake|my bad)${end}`, 'iu'),
  // “Sorry, Tova.”, “Meant Tova.”, “Wrong one, Tova.”
  new RegExp(
    `(?<before>\\S)[.!?]+\\s+(?:(?:oh|ah|oops|uh|um|er|erm|no|nope|sorry|argh|wait)[,.!:\\s]+)*(?:sorry|oops|er|erm|uh|no|nope|wait|hold on|hang on|wrong (?:one|person|name|stage|day)|my (?:mistake|bad)|meant|correction)[,:!\\s]+${thing}${end}`,
    'iu',
  ),
  // “Not Bill, Tova.”
  new RegExp(`(?<before>\\S)[.!?]+\\s+not (?<wrong>[^,.;:!?]{2,40}?)(?:,| but) ${thing}${end}`, 'iu'),
  // “Tova, not Bill.”
  new RegExp(`(?<before>\\S)[.!?]+\\s+${thing},? not (?<wrong>[^,.;:!?]{2,40}?)${end}`, 'iu'),
  // “*Tova”
  new RegExp(`(?<before>\\S)[.!?]*\\s+\\*${thing}${end}`, 'iu'),
];
const cheap =
  /\b(?:mean|meant|sorry|oops|pardon|mistake|my bad|not|no|nope|er|erm|uh|wrong|correction|should (?:say|have said))\b|\*/iu;

/** Only where all that is named is one thing, and one of its kind was named before. */
export function saidAgain(text: string, known: Known): string {
  if (!cheap.test(text)) return text;
  for (const shape of shapes) {
    const found = shape.exec(text);
    const { before = '', meant = '', wrong, end: stop = '' } = found?.groups ?? {};
    if (found === null || !isOneOfBefore(meant, text.slice(0, found.index + before.length), known)) continue;
    if (
      wrong !== undefined &&
      !text
        .slice(0, found.index + 1)
        .toLowerCase()
        .includes(wrong.toLowerCase())
    )
      continue;
    const rest = text.slice(found.index + found[0].length);
    return `${text.slice(0, found.index)}${before}, I mean ${meant}${stop}${rest}`;
  }
  return text;
}

function isOneOfBefore(meant: string, before: string, known: Known): boolean {
  const mentions = mentionsIn(meant, known);
  const [only] = mentions;
  if (only === undefined || mentions.length > 1) return false;
  const around = `${meant.slice(0, only.start)} ${meant.slice(only.end)}`.split(/\s+/);
  return (
    around.every((word) => /^(?:the|a|an|to|for|at|on|in|with|it|of|that|is|was|'s)?$/iu.test(word)) &&
    mentionsIn(before, known).some(({ kind }) => kind === only.kind)
  );
}
