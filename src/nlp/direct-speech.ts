// “Ask Tom for his portfolio”, “ask Tom whether he is still interested”: what is written to Tom speaks to him. Words that were not told
// in that way stay as they were said.

/** Whether “he” and “her” are the one who is written to: always for a candidate; for a colleague where their own time or work is meant. */
export type Reader = 'candidate' | 'colleague';

const asksFor = /^for (?=\S)(?!me\b|us\b)(.+)$/is;
const asksWhether = /^(if|whether) (he|she|they)(?:'s|'re)? (.+)$/is;
const ownTime =
  /^(?:(?:is|are) (?:free|available|around)|(?:has|have) (?:time|a (?:minute|moment|slot|gap))|(?:can|could|would be able to|is able to) (?:make|do|take|cover|join|meet|interview|see|talk|speak|come|attend|spare|fit))\b/i;

/** “Her portfolio” is a candidate's, whoever is asked for it. */
const ownThings =
  /^\S+ (?:his|her|their) (?:\p{L}+ )?(?:feedback|scorecards?|notes?|evaluation|assessment|comments?|thoughts?|opinion|view|decision|verdict|availability|calendar|diary|hours|free times?|slots?|help)\b/iu;

const verbs: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const negated = /^(is|was|has|does)n't\b/i;
const modal = /^(?:can|could|will|would|may|might|should|must|had|did|are|were|have|do)\b/i;

/** Whether a text stands behind “ask …” in what was said, and not behind a colon. */
export function isAsked(text: string, said: string): boolean {
  const at = said.indexOf(text);
  return at > 0 && asking.test(said.slice(0, at));
}
const asking = /\b(?:ask(?:ing)?|chase|press|hassle|pester|bug|poke)(?: up)?(?: [\p{L}.'’-]+){0,4}\s*$/iu;

/** What somebody is to be asked, as it is said to them; other texts as they are. */
export const saidTo = (text: string, reader: Reader): string => wished(text, reader) ?? wondered(text, reader) ?? text;

/** “Thank Kenji for his time”, “… a note thanking him for his time”: “Thank you for your time”. */
export function thanked(text: string, said: string): string | undefined {
  const thing =
    /^(?:thanking|to thank) (?:her|him|them) (for .+)$/is.exec(text)?.[1] ??
    (thanking.test(said.slice(0, Math.max(0, said.indexOf(text)))) ? /^for .+$/is.exec(text)?.[0] : undefined);
  return thing?.replaceAll(/\b(?:his|her|their)\b(?= \p{L})/giu, 'your').replace(/^/, 'Thank you ');
}
const thanking = /\bthank(?: [\p{L}.'’-]+){1,3}\s*$/iu;

function wished(text: string, reader: Reader): string | undefined {
  const wish = asksFor.exec(text)?.[1];
  if (wish === undefined) return undefined;
  const isTheirs = reader === 'candidate' || ownThings.test(text);
  return `I would like to ask you for ${isTheirs ? wish.replace(/^(?:his|her|their)\b/i, 'your') : wish}`;
}

function wondered(text: string, reader: Reader): string | undefined {
  const [, joint = '', who = '', rest = ''] = asksWhether.exec(inFull(text)) ?? [];
  if (rest === '') return undefined;
  const lead = `I would like to know ${joint.toLowerCase()}`;
  const isTheirs = reader === 'candidate' || ownTime.test(rest);
  const told = isTheirs ? agreeing(rest.replaceAll(own[who.toLowerCase()] ?? /(?!)/g, 'your')) : undefined;
  if (told === undefined) return `${lead} ${text.slice(joint.length + 1)}`;
  return turned(told) ?? `${lead} you ${told}`;
}

/** “can start earlier”: “Can you start earlier?”. What is denied, or rare before “you”, is left as it is. */
function turned(told: string): string | undefined {
  const [, verb = '', rest = ''] = /^(are|were|can|could|will|would|have) (.+?)[.?]?$/is.exec(told) ?? [];
  if (rest === '' || /^not\b/i.test(rest)) return undefined;
  const isOwning = /^have$/i.test(verb) && owned.test(rest);
  return isOwning
    ? `Do you have ${rest}?`
    : `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} you ${rest}?`;
}
const owned = /^(?:an?|any|the|your|enough|some|more|another|time|other|questions?|plans?|two|three|\d+)\b/i;

/** What is theirs. “Her” before a noun only: “can she bring her laptop”, but not “did they call her back”. */
const own: Readonly<Record<string, RegExp>> = {
  he: /\bhis\b/gi,
  she: /\bher\b(?= \p{L})(?! (?:to|at|on|in|for|by|about|and|or|the|a|an|again|back|now|then|today|tomorrow)\b)/giu,
  they: /\btheir\b/gi,
};

/** Theirs, where nobody else does it. */
const wants =
  /^(?:wants|needs|likes|prefers|knows|plans|intends|agrees|minds|lives|works|speaks|feels|expects|hopes|owns|drives)$/i;

/** “He's” before what is no name: “Tom” behind it may be who is meant. */
const contracted = /(?<=^\S+ )([Hh]e|[Ss]he|[Tt]hey)'(s|re|ve|d|ll) (?=\p{Ll})/u;
const full: Readonly<Record<string, string>> = { s: 'is', re: 'are', ve: 'have', d: 'would', ll: 'will' };
/** “He's” before these is “he has”; most others that end so say how somebody is (“interested”, “relocated”). */
const hasDone =
  /(?<=^\S+ (?:he|she|they))'s (?=(?:been|had|got|gotten|received|heard|seen|done|made|sent|started|finished|signed|decided|read|found|applied|accepted|met|worked|tried|thought|spoken|filled|completed)\b)/i;
const inFull = (text: string): string =>
  text.replace(hasDone, ' has ').replace(contracted, (_, who: string, verb: string) => `${who} ${full[verb] ?? ''} `);

/** “is still in town”: “are still in town”. Undefined where the verb is not sure. */
function agreeing(spoken: string): string | undefined {
  if (negated.test(spoken))
    return spoken.replace(negated, (_, verb: string) => `${verbs[verb.toLowerCase()] ?? verb}n't`);
  const [, verb = ''] = /^(\p{L}+)/u.exec(spoken) ?? [];
  const adverb = /^(?:still|already|really|also|actually|now) /i.exec(spoken)?.[0] ?? '';
  if (adverb !== '') {
    const rest = agreeing(spoken.slice(adverb.length));
    return rest === undefined ? undefined : `${adverb}${rest}`;
  }
  if (wants.test(verb)) return `${verb.slice(0, -1)}${spoken.slice(verb.length)}`;
  const second = verbs[verb.toLowerCase()];
  if (second !== undefined) return `${second}${spoken.slice(verb.length)}`;
  return modal.test(spoken) ? spoken : undefined;
}
