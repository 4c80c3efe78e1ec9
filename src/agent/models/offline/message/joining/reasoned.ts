// Why somebody is turned down or a meeting called off, said without a “because”: “reject Luce, portfolio too thin”, “cancel the
// debrief. Maarten is ill.” The reason goes into the record, so nothing in it may be part of the order.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { usualLetter } from '../../../../../nlp/lexicon/usual-letter.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { asWritten } from '../../orders/texts/unmarked-text.ts';
import { readClause } from '../../clause/reading.ts';

type Read = (clause: Clause) => Reading;
const reasonable = new Set(['reject_candidate', 'cancel_meeting']);

export function reasoned(clauses: readonly Clause[], quotes: readonly string[], known: Known): readonly Clause[] {
  const read: Read = (clause) => readClause(clause, quotes, known);
  const found: Clause[] = [];
  for (const clause of clauses) {
    const before = found.at(-1);
    const whole = before === undefined ? undefined : followed(before, clause, read);
    if (whole === undefined)
      found.push(
        (before === undefined ? undefined : preceded(before, clause, read)) ?? trailed(clause, read) ?? clause,
      );
    else found[found.length - 1] = whole;
  }
  return found;
}

const lacksReason = (clause: Clause, read: Read): boolean =>
  clause.mood === 'order' &&
  clause.reason === undefined &&
  clause.payload === undefined &&
  reasonable.has(read(clause).intents[0]?.intent ?? '');

/** “Reject Kat. She never called back.” */
function followed(before: Clause, clause: Clause, read: Read): Clause | undefined {
  const isStory = clause.mood === 'report' || clause.mood === 'order' || clause.mood === 'negated';
  if (
    !isStory ||
    notAReason.test(clause.said) ||
    agrees.test(clause.said) ||
    clause.payload !== undefined ||
    !lacksReason(before, read) ||
    !excuses.test(clause.said)
  )
    return undefined;
  return isOnlyTold(clause, read) ? { ...before, reason: clause.raw.replace(/^that\s+|[\s.!]+$/g, '') } : undefined;
}
/** “We cannot proceed with Mr Boadu, as he lacks experience. Please reject him”: the reason was given with the news. */
function preceded(before: Clause, clause: Clause, read: Read): Clause | undefined {
  if (
    before.reason === undefined ||
    !(refuses.test(before.text) || refuses.test(before.said)) ||
    !lacksReason(clause, read)
  )
    return undefined;
  const [told, order] = [read(before), read(clause)];
  const [person, ...others] = told.people;
  const isOne = person?.candidates.kind === 'one' && others.length === 0 && told.intents.length === 0;
  const isHers = order.people.every(
    ({ candidates }) => candidates.kind === 'one' && isThatOne(candidates.person, person),
  );
  return isOne && isHers && order.intents[0]?.intent === 'reject_candidate'
    ? { ...clause, reason: before.reason }
    : undefined;
}
const isThatOne = ({ id }: { readonly id: string }, person: Reading['people'][number] | undefined): boolean =>
  person?.candidates.kind === 'one' && person.candidates.person.id === id;
const refuses =
  /\b(?:cannot|can't|can not|unable to|shall not|shan't|won't|will not|not going to|decided not to|not|didn't|did not|hasn't|has not|isn't|is not) (?:be )?(?:proceed|continu|mov(?:e|ing) (?:forward|ahead|on)|go(?:ing)? (?:ahead|further|forward|on)|tak(?:e|ing)|hir(?:e|ing)|pursu|(?:going to |gonna )?(?:ma[kd]e (?:it|the cut)|be the one|work(?:ing)? out|fit|get(?:ting)? the job|(?:quite |really )?what we(?:'re| are)? (?:looking for|after|need|want)|right for us|(?:an? )?(?:good |right )?(?:fit|match)|the right (?:one|person|fit)|suitable|good enough))|\bis out\b/i;

const excuses =
  /^(?:(?:she|he|they|it)(?:'s|'d|'ve)?|his|her|their|no|not|never|the (?:\p{L}+ ){1,3}(?:is|are|was|were|has|have)|we (?:went|chose|hired|found|picked|filled)|[\p{L}-]+ (?:for that one )?(?:is|was|has)) \S/iu;

/** “Reject Luce, portfolio too thin”, “reject Hyun-woo (visa)”; “the call can go, the fair is off” is an order by its head alone. */
function trailed(clause: Clause, read: Read): Clause | undefined {
  const isOpen = clause.mood === 'order' && clause.reason === undefined && clause.payload === undefined;
  if (!lacksReason(clause, read) && !(isOpen && read(clause).intents.length === 0)) return undefined;
  for (const { index, 0: mark } of clause.text.matchAll(cuts)) {
    const tail = clause.text.slice(index + mark.length).replace(/\)?[\s.!]*$/, '');
    const head = clauseOf(clause.text.slice(0, index));
    if (
      !usual.test(tail) &&
      !copied.test(tail) &&
      isReason(tail, mark) &&
      isWhole(head, clause, read) &&
      isOnlyTold(clauseOf(tail), read)
    )
      return {
        ...head,
        said: clause.said,
        raw: clause.raw,
        reason: asWritten(tail.replace(/^(?:since|because|as) /i, ''), clause.raw),
      };
  }
  return undefined;
}

/** “Reject Rafe, usual wording”: what he is to get. */
const usual = new RegExp(`^(?:(?:the|our|an?) )?${usualLetter}(?: please| pls)?$`, 'iu');
const copied = /^(?:cc|bcc|copy|copying|fyi)\b/i;
const cuts = /\s*\(\s*|,\s+|;\s+|:\s+|\s+[-–]+\s+|\s+(?=(?:she|he|they|it)(?:'s|'ve|'d)? )/gi;

const isReason = (tail: string, mark: string): boolean =>
  tail.split(/\s+/).length >= (mark.includes('(') ? 1 : 2) && !notAReason.test(tail) && !orderOpens.test(tail);

/** The same order without its tail. */
function isWhole(head: Clause, clause: Clause, read: Read): boolean {
  const { intents, people, titles } = read(head);
  const [whole] = read(clause).intents;
  const isSame =
    whole === undefined ? titles.length > 0 && lacksReason(head, read) : intents[0]?.intent === whole.intent;
  return head.mood === 'order' && isSame && people.length + titles.length > 0;
}

/** “Dana is fine with it” says who agrees, and not why. */
const agrees =
  /\b(?:fine|ok(?:ay)?|happy|good|cool|on board) with (?:it|that|this)\b|^(?:\S+ ){1,2}(?:agree[sd]?|approve[sd]?|knows?|is aware|is in the loop|asked for (?:it|that|this))\b/iu;
const notAReason =
  /^(?:\p{L}+ (?:has|have) been (?:on at|after|at|chasing|asking|nagging|pestering|pushing) (?:me|us)\b|(?:and |but )?(?:it|this|that) (?:makes?|made|feels?|felt|gives?|gave|scares?|worries) (?:me|us|awful|bad|strange|wrong|horrible)\b|(?:it|this|that)(?:'s| is) (?:my|our) |no (?:\p{L}+ )?(?:letter|e?-?mail|message|note|template|text)s?\b|and|but|then|please|using|with|thanks?|thank|or|send|use|not (?:her|him|them)|also|if|unless|when|once|both|all|all of|just|only|for (?:good|now)|i |sorry|ok|asap|today|tomorrow|will you|would you|can you|could you)\b|\b(?:template|letter|instead|'ll|unless|if she|if he|if they)\b|\?$/iu;

/** Names nobody to be turned down, no letter, no step, no time of its own and no other order. */
function isOnlyTold(clause: Clause, read: Read): boolean {
  const { people, template, stages, money, intents } = read(clause);
  const isOfCandidates = people.some(({ candidates, users }) => candidates.kind !== 'none' && users.kind === 'none');
  return !isOfCandidates && template === undefined && stages.length + money.length === 0 && intents.length === 0;
}
