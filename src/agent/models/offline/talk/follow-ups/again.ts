// “Elizabeth too”, “the same for him”, “what about José?”: the last order once more, for somebody else.
import { z } from 'zod';
import { asksOfThem, idlyBehind } from '../../../../../nlp/lexicon/talk.ts';
import type { Candidate } from '../../../../../core/records.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import type { Focus } from '../../context/focus.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf, question } from '../../parts.ts';
import { namesTheOther } from './names-the-other.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { isKnown } from '../../named/people.ts';
import { whichCandidates } from '../../context/whom.ts';

const looks: ReadonlySet<string> = new Set(['show_candidate', 'score_candidate', 'find_free_slots']);
const repeatable: ReadonlySet<string> = new Set([
  'move_stage',
  'reject_candidate',
  'send_followup',
  'show_candidate',
  'score_candidate',
  'add_note',
  'log_crm',
  'send_message',
  'book_meeting',
]);

const sameForward =
  /^(?:and |also |then |plus |tell |let )*(?:the |do (?:the )?)?(?:same )?(?:thing |note |message |e-?mail |mail |text |letter |template )?(?:for |with |to |goes for )?(?<who>[\p{L}' .-]+?)[, ]*(?:too|also|as well|likewise|know too|same(?: again| here| for \p{L}+)?|(?:with )?(?:the )?same (?:message|note|thing|text|e-?mail|mail|letter|template|words))?(?: please)?[.!?]*$/iu;
const says = /\b(?:too|also|as well|likewise|same)\b/i;
/** “And Devon”: nothing but names behind the “and”. */
const continues = /^(?:and|also|plus|then)(?: also)? (?<who>[\p{L}' .-]+?)[.!]*$/iu;
/** “And the last one”, “the other one too”: of the list that was shown, or of those between whom was chosen. */
const picksNext =
  /^(?:and |also |plus |then |now )*(?:the )?(?:first|second|third|fourth|fifth|last|other)(?: (?:one|candidate|person))?(?: too| as well| also)?[.! ]*$/iu;
const wonders = /^(?:and |so )?(?:what|how) about (?<who>[\p{L}' .-]+?)\??$/iu;

interface Repeat {
  readonly reading: Reading;
  readonly known: Known;
  readonly dialogue: Dialogue;
  readonly focus: Focus;
}

const OnOne = z.looseObject({ candidate: z.string() });

/** Undefined when the clause is not of that kind, or nothing was done that could be done again. */
export function again({ reading, known, dialogue, focus }: Repeat): readonly Part[] | undefined {
  const { text } = reading.clause;
  const isSame = isSameFor(reading);
  const asked = onlyAsked({ reading, known, dialogue, focus });
  if (asked !== undefined) return asked;
  if (!(isSame || wonders.test(text)) || reading.stages.length + reading.whens.length > 0) return undefined;
  const told = toldToo(reading, dialogue);
  if (told !== undefined) return told;
  const last = lastOf(dialogue);
  if (last === undefined || last.tool === 'book_meeting') return undefined;
  const before = OnOne.safeParse(last.arguments).data?.candidate;
  const whom = whichCandidates(reading, known, focus);
  if (whom.kind === 'nobody') return undefined;
  const call = { tool: last.tool, arguments: withoutCandidate(last) };
  if (whom.kind === 'unsure')
    return [partOf(call, [{ slot: 'candidate', question: whom.question, choices: whom.choices }])];
  const others = whom.people.filter(({ id }) => id !== before);
  if (others.length === 0) return [question(`Whom do you mean by “${text}”?`)];
  return others.map((candidate) => {
    const repeated = { tool: last.tool, arguments: { ...call.arguments, candidate: candidate.id } };
    if (last.tool === 'move_stage' && candidate.stage === last.arguments['stage']) return whereTo(candidate, known);
    if (isSame || looks.has(last.tool)) return partOf(repeated, [namesTheOther(repeated.arguments, before, known)]);
    return partOf(call, [
      {
        slot: 'candidate',
        question: `Shall I do the same for ${candidate.name}?`,
        choices: [{ label: `Yes, for ${candidate.name} too`, value: candidate.id }],
      },
    ]);
  });
}

/** “What about the other one, where is she?” asks by itself; “and Devon, is he in too?” asks how it stands with him. */
function onlyAsked({ reading, known, dialogue: { said }, focus }: Repeat): readonly Part[] | undefined {
  const { text } = reading.clause;
  if (wonders.test(text) && /\bother one\b/i.test(text) && said.length > text.length + 6) return [];
  if (!asksOfThem.test(said) || !/^(?:and|so|what about|how about)\b/i.test(text)) return undefined;
  const whom = whichCandidates(reading, known, focus);
  return whom.kind === 'people' && reading.people.length > 0
    ? whom.people.map(({ id }) => partOf({ tool: 'show_candidate', arguments: { candidate: id } }, []))
    : [];
}

/** “And the other one too” of somebody who stands there already. */
const whereTo = ({ id, name, stage }: Candidate, { stages }: Known): Part =>
  partOf({ tool: 'move_stage', arguments: { candidate: id } }, [
    {
      slot: 'stage',
      question: `${name} is already in ${stage}. To which stage shall I move them?`,
      choices: stages.map((one) => ({ label: one, value: one })),
    },
  ]);

/** “And Mireille”, “tell Sarita too”: the same words for another colleague. */
function toldToo(reading: Reading, { earlier }: Dialogue): readonly Part[] | undefined {
  const [last, ...others] = earlier.at(-1)?.calls.filter(({ result }) => result?.kind === 'action') ?? [];
  if (last?.tool !== 'notify_user' || others.length > 0) return undefined;
  const users = reading.people.flatMap(({ users: found }) => (found.kind === 'one' ? [found.person.id] : []));
  if (users.length === 0 || users.length < reading.people.length) return undefined;
  return users.map((user) => partOf({ tool: 'notify_user', arguments: { ...last.arguments, user } }, []));
}

const isSameFor = (reading: Reading): boolean => {
  const text = reading.clause.text.replace(idlyBehind, '');
  const said = reading.clause.said.replace(idlyBehind, '');
  return (
    (says.test(text) && sameForward.test(text)) ||
    (continues.test(said) && isOnlyNames(reading)) ||
    (reading.people.length === 0 && picksNext.test(said))
  );
};

/** No word beside the names. */
function isOnlyNames({ people, text }: Reading): boolean {
  const rest = people
    .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(idlyBehind, '');
  return people.length > 0 && people.every((one) => isKnown(one)) && /^(?:and|also|plus|then|,|\s)*$/i.test(rest);
}

/** The last thing that was done, if it was one call that can be made for another person. */
function lastOf({ earlier }: Dialogue): PastCall | undefined {
  const calls = earlier.at(-1)?.calls.filter(({ result }) => result?.kind === 'action') ?? [];
  const [only, ...others] = calls;
  const isSame = others.every(({ tool }) => tool === only?.tool);
  if (only === undefined || !isSame || !repeatable.has(only.tool)) return undefined;
  // What was sent to a group may be sent to one more.
  return OnOne.safeParse(only.arguments).success || only.tool === 'send_followup' ? only : undefined;
}

const withoutCandidate = ({ arguments: args }: PastCall) =>
  Object.fromEntries(Object.entries(args).filter(([key]) => !['candidate', 'filters', 'reason'].includes(key)));
