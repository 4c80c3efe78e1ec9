// Wishes about candidates: “Judith has earned the panel”, “Russell still lacks the directions”, “nobody has told Dana that …”.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { PersonMention } from '../../named/people.ts';
import { candidates, colleagues, only } from './wish.ts';

const onward =
  /\b(?:ready|through|set|cleared|due|up|fit|good|next|needs?|deserves?|(?:has|have|well|truly|rather|'s) earned|should|ought|goes|progress(?:es)?|advances?|moves|proceeds?|belongs?|is|on|onto)\b/i;
const merited =
  /\b(?:earned|deserves?|ready for|belongs|next (?:for|in|up for)|up for|due (?:for|in)|goes (?:to|into))\b/i;
const elsewhere =
  /\b(?:was|were|been|fail\w*|left|after|from|before|until|wants? to|would like to|passed|did|moved)\b/i;

export const isOnward = (said: string): boolean => onward.test(said) && !elsewhere.test(said);

export function moved(told: Reading): Clause | undefined {
  const { stages, titles, people, whens, money, text } = told;
  // What somebody has earned is a stage, also where a meeting is called so.
  const stage = only(stages) ?? (stages.length === 0 && merited.test(text) ? only(titles) : undefined);
  const candidate = only(candidates(told));
  const isOrigin = stages.some((one) => one.isOrigin);
  if (stage === undefined || isOrigin || candidate === undefined || money.length > 0) return undefined;
  // “After a long Sunday I think Ann deserves the panel”
  const said = text.slice(candidate.start);
  if (whens.some(({ index }) => index > candidate.start)) return undefined;
  if (!isOnward(said) || people.length !== 1 + colleagues(told).length) return undefined;
  return clauseOf(`move ${candidate.text} to ${text.slice(stage.start, stage.end)}`);
}

/** Somebody has it already, or asks for it. */
export const isHad = (said: string): boolean => /\b(?:got|has had|received|has got|sent|asked|asks|will)\b/i.test(said);

export function sent(told: Reading): Clause | undefined {
  const [id, candidate] = [only(told.template?.ids ?? []), only(candidates(told))];
  if (id === undefined || candidate === undefined || told.people.length !== 1) return undefined;
  if (isHad(told.text)) return undefined;
  return clauseOf(`send ${candidate.text} the ${id} template`);
}

const untold =
  /^(?:(?:nobody|no one|we|i|somebody|someone) (?:has|have|had|'ve|should|ought to|must|never|did not|didn't|haven't|hasn't)?(?: not| never| yet to)? ?(?:told?|tell|informed?|let) (?<whom>[\p{L}' -]{2,40}?)(?: know)?(?: yet)?|(?<who>[\p{L}' -]{2,40}?)(?: (?:would|will) (?:like|love|want|be (?:glad|happy|keen)) to (?:know|hear|be told)|'d (?:like|love) to (?:know|hear|be told)| (?:wants|has|is (?:keen|waiting)|ought) to (?:know|hear|be told)| (?:has not|hasn't|does not|doesn't|has yet to|still doesn't|needs to|should)(?: yet)? (?:heard?|knows?|been told|be told|learn(?:ed)?)(?: yet| about it)?)) that (?<what>\S+ \S.*)$/iu;

export function passedOn({ clause }: Reading): Clause | undefined {
  const { whom, who = whom, what } = untold.exec(clause.raw.replace(/[\s.!]+$/, ''))?.groups ?? {};
  return who === undefined || what === undefined ? undefined : clauseOf(`tell ${asWhom(who)}`, what);
}
const asWhom = (who: string): string => pronouns[who.toLowerCase()] ?? who;
const pronouns: Readonly<Record<string, string>> = { she: 'her', he: 'him', they: 'them' };

/** “Before I forget: Linnea wrote about yeast”: from the colon on, where the name stands behind it. */
function wordsAbout({ text: name }: PersonMention, raw: string): string {
  const at = raw.lastIndexOf(': ');
  const behind = raw.slice(at + 1).trim();
  return (behind.includes(name) || isLead.test(raw.slice(0, Math.max(0, at))) ? behind : raw)
    .replace(forTheFile, '')
    .replace(/[\s,.;]+$/, '');
}
/** “Don't let me forget about Ann: she …”, “About Ann: …” */
const isLead =
  /^(?:(?:and|so|also|oh),? )*(?:(?:don't|do not) (?:let me )?forget|before i forget|remember|something|one (?:more )?thing|about|on|re|regarding|concerning|as (?:to|for))\b|^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?$/iu;
const forTheFile =
  /^(?:(?:and|so|also|oh|fyi|btw|by the way|(?:before|lest) i forget(?: it)?|for (?:the|his|her|their|your) (?:file|records?|info|information|notes)(?: (?:on|of|for) \p{L}+(?: \p{Lu}\p{L}+)?)?)[,:]? )+/iu;

export function noted(told: Reading): Clause | undefined {
  const candidate = only(candidates(told));
  const { clause, people, payload, whens, money } = told;
  const others = people.filter((one) => one !== candidate && one.candidates.kind !== 'none');
  // What is named with a colleague, a sum or an hour is to be booked or offered.
  const isTerms = money.length + colleagues(told).length > 0 || whens.some(({ says }) => says.time);
  if (candidate === undefined || others.length > 0 || payload !== undefined || isTerms) return undefined;
  return clauseOf(`add a note to ${candidate.text}`, wordsAbout(candidate, clause.raw));
}
