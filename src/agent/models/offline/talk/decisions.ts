// “Yes, go ahead” and “no, don't”, said right after something was put up for approval: the request that waits is decided. A bare
// “ok” only takes note of it, and a bare “yes” is asked about: it may have meant the answer and not the approval.
import type { Approval } from '../../../../core/action.ts';
import { agreement } from './agreement.ts';
import type { Dialogue } from '../context/dialogue.ts';
import type { Known } from '../named/known.ts';
import { findPeople, isKnown } from '../named/people.ts';
import { type Part, partOf } from '../parts.ts';

const agrees =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|absolutely|definitely)[,.! ]+)?(?:please )?(?:go ahead|go for it|do it|do that|send it|approve|approve it|approve that|confirm(?:ed)?|approved|sign it off|proceed|yes please|please do|make it so|ship it|green[- ]?light(?: it| that)?|signed off|(?:ok|okay|good|fine) to (?:send|go)|you have my (?:ok|blessing))(?: please)?[.! ]*$|^(?:yes|yep|yeah),? (?:approve|please)[.! ]*$/i;
const plainYes =
  '(?:all right(?: then)?|alright(?: then)?|yes|yep|yeah|yup|ya|sure|ok(?:ay)?|absolutely|definitely|fine|good|right|thanks?|thank you)[,.! ]+';
const it = '(?:the above|that|that one|this|this one|it)';
/** “The above is approved.”, “consider it approved by me”, “yes, that one can go out”, “yes to that one” */
const approving = new RegExp(
  `^(?:${plainYes})*(?:${it}(?:'s|s| is)? (?:hereby )?(?:approved|signed off)|(?:please )?(?:consider|treat|mark) ${it} (?:as )?approved|(?:i )?approved?|i (?:do |hereby )*(?:approve|authori[sz]e)(?: ${it})?|(?:please )?(?:go on and |go ahead and )?(?:approve|authori[sz]e)(?: ${it})?|(?:please )?give ${it} (?:the|a) (?:go-?ahead|green light|nod|ok(?:ay)?)|${it} (?:has|gets) (?:my|the) (?:go-?ahead|green light|ok(?:ay)?|blessing)|${it} (?:can|may) go(?: out| ahead| through)?)(?: by me| from me)?(?:[,. ]+(?:go on|go ahead|please|thanks))*[.! ]*$|^(?:${plainYes})+(?:to )?(?:that|this) one[.! ]*$`,
  'iu',
);
const before =
  '(?:(?:no|nope|wait|stop|hold on|hang on|oh|oh no|sorry|actually|hmm+|well|oops|on second thoughts?|(?:that|this|it) (?:was|is) [\\p{L} ]{3,25})[,.! ]+)';
const taking =
  "(?:(?:please )?don't(?: (?:do|send) (?:it|that))?|do not(?: (?:do|send) (?:it|that))?|not that|decline(?: (?:it|that|this|that one|this one|that request|the request))?|withdraw (?:it|that|this|the request)|don't,? decline (?:it|that)|veto(?: (?:it|that))?|turn (?:it|that|this|(?:that|the|this) (?:offer|one|request)) down|belay that|(?:i(?:'d| would) )?rather not|better not|(?:let's|lets) not(?: do (?:it|that))?|not after all|block (?:it|that)|negative|denied|refused|declined|not approved|(?:i )?refuse(?: (?:it|that|this)(?: one| request)?)?|i (?:do not|don't|won't|will not) approve(?: (?:it|that|this)(?: one)?)?|i say no(?: to (?:it|that|this)(?: (?:one|request))?(?: of mine)?)?|(?:please )?do(?:n't| not) let (?:it|that|this)(?: one)? (?:pass|through|go(?: out| through)?)|(?:the|that|this) request (?:should|must|is to|can|has to) be (?:denied|declined|refused|withdrawn))";
/** “Decline it, I need to check the number first”: why is told to nobody. */
const why =
  '(?:[,.;:]\\s+(?!.*\\b(?:and|then|instead)\\b)(?:i|we|he|she|they|it|that|the|not|too|wrong|please|decline)\\b.{0,60})?';
const refuses = new RegExp(
  `^${before}+(?:${taking}(?:[,.! ]+${taking})?${why})?(?: please)?[.! ]*$|^(?:${taking})(?<!^don't)(?<!^do not)(?<!^not that)(?<!^decline)${why}(?: please)?[.! ]*$`,
  'iu',
);
const doubtsIt = /^(?:don't|please don't|do not) ?(?:do it|send it|do that)?[.! ]*$/i;
const isBare = /^(?:ok(?:ay)?|k+|right|great|good|fine|perfect|sure|cool)[.! ]*$/i;

/** “She has agreed, so go on and approve it”: why it is decided stands before it. */
const because = /^(?!.*\b(?:if|unless|once|until|when)\b)[^,;?!]{3,60}, so (?=\S)/iu;

function verdictOf(text: string): 'approve_action' | 'decline_action' | 'perhaps' | undefined {
  const verdict = text.replace(because, '');
  if (agrees.test(text) || approving.test(verdict)) return 'approve_action';
  if (refuses.test(verdict) || doubtsIt.test(text)) return 'decline_action';
  return agreement(text)?.rest === '' && !isBare.test(text) ? 'perhaps' : undefined;
}

/** Undefined unless the last message left exactly one request waiting, and this one decides it. */
export async function decided(
  said: string,
  { earlier }: Dialogue,
  { world, names }: Known,
): Promise<readonly Part[] | undefined> {
  const verdict = verdictOf(said.trim());
  // “No no, sorry, it was Ben!” puts somebody else in the place of what waits.
  if (verdict === undefined || findPeople(said, names, []).some((one) => isKnown(one))) return undefined;
  const only = await meantBy(verdict, earlier.at(-1), world);
  if (only === undefined) return undefined;
  if (verdict !== 'perhaps') return [partOf({ tool: verdict, arguments: { approval: only.id } }, [])];
  return [
    partOf({ tool: 'approve_action', arguments: {} }, [
      {
        slot: 'approval',
        question: 'That waits for approval. Shall I approve it?',
        choices: [{ label: `Approve: ${only.preview}`, value: only.id }],
      },
    ]),
  ];
}

/** The one that the last message left waiting; “yes to that one” may also mean the only one that it listed. */
async function meantBy(
  verdict: ReturnType<typeof verdictOf>,
  turn: Dialogue['earlier'][number] | undefined,
  world: Known['world'],
): Promise<Approval | undefined> {
  const calls = turn?.calls ?? [];
  const asked = calls.flatMap(({ result }) =>
    result?.kind === 'action' && result.approval !== undefined ? [result.approval.approval_id] : [],
  );
  const isListed = verdict !== 'perhaps' && calls.length === 1 && calls[0]?.tool === 'list_approvals';
  if (asked.length !== 1 && !isListed) return undefined;
  const waiting = await world.pendingApprovals();
  const [only, ...others] = isListed ? waiting : waiting.filter(({ id }) => asked.includes(id));
  return others.length === 0 ? only : undefined;
}
