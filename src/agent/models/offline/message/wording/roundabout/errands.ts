// Roundabout ways of having something told or written down: “fyi Gabriel: …”, “I want Imke to know that …”, “add to Odalys's file
// that …”, “to Andreu please write: …”. They become the plain order, where the name is somebody's here.
import { gateOf } from '../../../../../../nlp/patterns/tried.ts';
import { lettersOf } from '../../../../../../nlp/patterns/letters.ts';
import { errandWordings } from '../../../../../../nlp/lexicon/errand-wordings.ts';
import type { Known } from '../../../named/known.ts';

const begin = '(?<=^|[.!?;\\n]\\s{0,3}|,\\s(?:and|so|then|oh,?|but) |\\b(?:and|oh) )';
const title = '(?:(?:ms|mr|mrs|mx|dr|prof)\\.? )?';
const nameAs = (group: string): string => `(?<${group}>${title}[\\p{L}][\\p{L}'-]*(?: [\\p{L}][\\p{L}'-]*){0,2}?)`;
const named = nameAs('name');
const polite = '(?:(?:please|pls|kindly|just|also|(?:can|could|would) (?:you|u)) )*';
const record = '(?:file|record|profile|notes?|card|page|history|log|dossier)';

/** “FYI, Dana knows about it” tells the reader of her. */
const toldOfThem =
  "(?:'s|'ll|'d)? (?:knows?|is (?!now)|was|has|had|will|can|would|agree[sd]|wants|wanted|said|says|asked|likes?|liked|loved|approved|already|did|does|thinks|thought|and (?:i|me|we)\\b)";

interface Errand {
  readonly heard: RegExp;
  readonly meant: (name: string, mark: string) => string;
  readonly whose: 'colleague' | 'candidate' | 'either';
}

const that = '(?: (?:for me|for us))?(?<mark>:| that)';
/** “… knows the room has changed” */
const clause = "(?<mark>:| that|(?= (?:the|our|we|he|she|they|it|there|his|her|their|i)(?:'[a-z]+)? ))";
const heard = (source: string): RegExp => new RegExp(`${begin}${source}(?=\\s+\\S+\\s*\\S)`, 'giu');

const errands: readonly Errand[] = [
  {
    heard: heard(`(?:fyi|heads[- ]up|psa)(?: to| for| 4)?,? ${named}(?<mark>:|,|\\s-|(?!${toldOfThem}))`),
    meant: (whom, mark) => `tell ${whom}${/[:,-]/.test(mark) ? ':' : ''}`,
    whose: 'colleague',
  },
  {
    heard: heard(
      `${polite}(?:give ${named} visibility|make ${nameAs('name2')} aware|keep ${nameAs('name3')} (?:posted|in the loop))${that}`,
    ),
    meant: (whom, mark) => `tell ${whom}${mark}`,
    whose: 'colleague',
  },
  {
    heard: heard(
      `(?:i|we)(?:'d| would)? (?:want|need|like|wish)(?: that| for)? ${named} (?:to know|knows|to be told|to hear)${that}`,
    ),
    meant: (whom, mark) => `tell ${whom}${mark}`,
    whose: 'either',
  },
  {
    heard: heard(`${named} (?:needs|has|ought|wants) to (?:know|be told|hear)${that}`),
    meant: (whom, mark) => `tell ${whom}${mark}`,
    whose: 'colleague',
  },
  {
    heard: heard(
      // “Write for Odell: we have your papers” is written to him.
      `${polite}(?:add|put|write(?! (?:to|2)\\b| for [^:]{2,40}:[^\\n]*\\byour?\\b)|capture|file|log|enter|pop|stick|record|mark|save|remark|register|minute|jot)(?: down)?(?: (?:it|this|that|something|(?:the )?following(?: \\p{L}+)?|what follows))? (?:to|on|in|into|onto|for|against|under|2|4) ${named}(?:'s?)?(?: ${record})?${that}`,
    ),
    meant: (whom, mark) => `add a note to ${whom}${mark === ':' ? ':' : ' that'}`,
    whose: 'candidate',
  },
  {
    heard: heard(
      `${polite}(?:add|put|write|log|enter|pop|stick|record|save|jot)(?: down)? (?:to|on|in|into|onto|2) ${named}(?:'s?)? ${record}(?<mark>)(?! that\\b|:| (?:a|the|this|another) (?:\\w+ )?note\\b)`,
    ),
    meant: (whom, mark) => `add a note to ${whom}${mark === ':' ? ':' : ' that'}`,
    whose: 'candidate',
  },
  {
    heard: heard(`${polite}(?:say|tell)(?: please| pls)? to ${named}${that}`),
    meant: (whom, mark) => `tell ${whom}${mark}`,
    whose: 'either',
  },
  {
    // A list of names goes on with another one, or with “and”.
    heard: heard(
      `(?<mark>tell|inform|text|message) ${named},(?! *(?:and|\\p{Lu}|[\\p{L}' -]+,? (?:and|that|know)\\b|(?:s?he|they)'s ))`,
    ),
    meant: (whom, mark) => `${mark} ${whom}:`,
    whose: 'either',
  },
  {
    heard: heard(`${polite}write for ${named}(?<mark>:)(?=[^\\n]*\\byour?\\b)`),
    meant: (whom, mark) => `message ${whom}${mark}`,
    whose: 'candidate',
  },
  {
    heard: heard(`to ${named},? (?:please|pls|kindly) (?<mark>write|say|tell|send|mail)`),
    meant: (whom, mark) => `${mark === 'say' ? 'tell' : mark} ${whom}`,
    whose: 'either',
  },
  ...errandWordings.map(({ said, whose, meant }): Errand => ({
    heard: heard(
      said
        .replace('{name}', named)
        .replace('{name2}', nameAs('name2'))
        .replace('{name3}', nameAs('name3'))
        .replace('{that}', that)
        .replace('{clause}', clause)
        .replace('{mark}', '(?<mark>:| that| [-–—](?= ))')
        .replace('{colon}', '(?<mark>:)')
        .replace('{for}', '(?<mark> for)'),
    ),
    meant: (whom, mark) => `${meant} ${whom}${/^ (?:that|for)$/.test(mark) ? mark : ':'}`,
    whose,
  })),
];

const gated = errands.map((errand) => ({ ...errand, mayFit: gateOf(errand.heard.source) }));

const nobody =
  /^(?:i|we|you|she|he|they|it|the|a|an|this|that|there|my|our|all|me|us|who|what|which|everyone|everybody|nobody)(?: |$)/i;
const pronoun = /^(?:his|her|their|him|them)$/i;

/** The mark behind what is asked for politely is no part of it. */
const asksFor =
  /\b(?:(?:can|could|would|will) (?:you|u)|(?:may|might|can|could) i|is there|is it possible|would it be possible)\b/iu;

/** Behind another order it is cut by its verb. */
const opens = /(?:^|[.!?;\n])\s*$/u;

/** Quotes have been put aside. */
export function withErrands(text: string, { names }: Known): string {
  const isColleague = (whom: string) => names.users.find(whom).kind !== 'none';
  const isCandidate = (whom: string) =>
    names.candidates.find(whom).kind !== 'none' ||
    (/s$/i.test(whom) && names.candidates.find(whom.slice(0, -1)).kind !== 'none');
  const fits = (whom: string, whose: Errand['whose']): boolean => {
    if (pronoun.test(whom)) return whose === 'candidate';
    if (nobody.test(whom)) return false;
    return (whose !== 'candidate' && isColleague(whom)) || (whose !== 'colleague' && isCandidate(whom));
  };
  return gated.reduce((said, { heard: pattern, meant, whose, mayFit }) => {
    if (!mayFit(lettersOf(said))) return said;
    const found = [...said.matchAll(pattern)].toReversed();
    return found.reduce((rest, { index, 0: whole, groups = {} }) => {
      const { name, name2, name3, mark = '' } = groups;
      const whom = (name ?? name2 ?? name3 ?? '').replace(/'s?$/i, '');
      if (!fits(whom, whose)) return rest;
      const [before, behind] = [rest.slice(0, index), rest.slice(index + whole.length)];
      const order = meant(asNamed(whom, isCandidate), mark);
      if (!asksFor.test(whole)) return before + order + behind;
      return opens.test(before)
        ? `${before}could you ${order}${behind}`
        : before + order + behind.replace(/^([^.!?]*)\?/, '$1');
    }, said);
  }, text);
}

/** “gregs file”: the owner without the “s”; “his file”: him. */
function asNamed(whom: string, isCandidate: (one: string) => boolean): string {
  if (/^his$/i.test(whom)) return 'him';
  if (/^their$/i.test(whom)) return 'them';
  const owner = whom.replace(/s$/i, '');
  return owner !== whom && isCandidate(owner) && owner.length > 2 ? owner : whom;
}
