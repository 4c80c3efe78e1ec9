// “Yes, go ahead” and “no, don't”, said right after something was put up for approval: the request that waits is decided. A bare
// “ok” only takes note of it, and a bare “yes” is asked about: it may have meant the answer and not the approval.
import type { Approval } from '../../../../../core/action.ts';
import { agreement } from './agreement.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { type Part, partOf } from '../../parts.ts';

const agrees =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|absolutely|definitely)[,.! ]+)?(?:please )?(?:go ahead|go for it|do it|do that|send it|approve|approve it|approve that|confirm(?:ed)?|approved|sign it off|proceed|yes please|please do|make it so|ship it|green[- ]?light(?: it| that)?|signed off|(?:ok|okay|good|fine) to (?:send|go)|you have (?:my|our) (?:ok|blessing|approval|consent|agreement)|(?:our|my) (?:approval|consent) is (?:hereby |herewith )?(?:given|granted))(?: please)?[.! ]*$|^(?:(?:yes|yep|yeah|yup|ok(?:ay)?|sure|fine|good|great|👍|✅)[,.! ]+)*(?:ok (?:it|that|this)(?: one)?|(?<=\S )go)(?:[,.! ]+(?:go|thx|thanks|pls|please|ta|cheers))*[.! ]*$|^(?:yes|yep|yeah),? (?:approve|please)[.! ]*$/i;
const plainYes =
  '(?:all right(?: then)?|alright(?: then)?|yes|yep|yeah|yup|ya|sure|ok(?:ay)?|absolutely|definitely|fine|good|right|thanks?|thank you)[,.! ]+';
const it =
  '(?:the above|that|that one|this|this one|it|(?:the|this|that) (?:(?:said|above|aforementioned|aforesaid|proposed|same|pending) )*(?:request|rejection|offer|proposal|matter|letter|step))';
/** “Having considered the matter, …” */
const weighed = '(?:(?:having|after|upon) (?!.*\\b(?:if|unless|once|until)\\b)[^,;?!]{3,60}, )?';
/** “The above is approved.”, “consider it approved by me”, “yes, that one can go out”, “yes to that one” */
const approving = new RegExp(
  `^(?:${plainYes})*${weighed}(?:${it}(?:'s|s| is)? (?:hereby |accordingly )?(?:approved|signed off|authori[sz]ed)|(?:i|we)(?: hereby| accordingly| now)*(?: have the honou?r to)? (?:give|grant) (?:it )?(?:my|our) (?:approval|consent|assent|agreement|authori[sz]ation)(?: (?:to|for) ${it})?|(?:approval|consent) (?:to|for|of) ${it} is (?:hereby )?(?:given|granted)|(?:please )?(?:consider|treat|mark) ${it} (?:as )?approved|(?:i )?approved?|(?:i|we) (?:do |hereby |therefore |accordingly )*(?:approve|authori[sz]e)(?: of)?(?: ${it})?|(?:please )?(?:go on and |go ahead and )?(?:approve|authori[sz]e)(?: ${it})?|(?:please )?give ${it} (?:the|a) (?:go-?ahead|green light|nod|ok(?:ay)?)|${it} (?:has|gets|meets with) (?:my|our|the) (?:approval|consent|agreement|go-?ahead|green light|ok(?:ay)?|blessing)|${it} (?:can|may) go(?: out| ahead| through)?)(?: by me| from me)?(?:[,. ]+(?:go on|go ahead|please|thanks))*[.! ]*$|^(?:${plainYes})+(?:to )?(?:that|this) one[.! ]*$`,
  'iu',
);
const before =
  '(?:(?:no|nope|wait|stop|hold on|hang on|oh|oh no|sorry|actually|hmm+|well|oops|on second thoughts?|(?:that|this|it) (?:was|is) [\\p{L} ]{3,25})[,.! ]+)';
const taking =
  "(?:(?:please )?don't(?: (?:do|send) (?:it|that))?|do not(?: (?:do|send) (?:it|that))?|not that|never ?mind(?: (?:that|it))?|nvm|forget (?:it|that)|scratch that|(?:i(?:'ve| have)? )?changed my mind|decline(?: (?:it|that|this|that one|this one|that request|the request))?|withdraw (?:it|that|this|the request)|don't,? decline (?:it|that)|veto(?: (?:it|that))?|turn (?:it|that|this|(?:that|the|this) (?:offer|one|request)) down|belay that|(?:i(?:'d| would) )?rather not|better not|(?:let's|lets) not(?: do (?:it|that))?|not after all|block (?:it|that)|negative|denied|refused|declined|not approved|(?:i )?refuse(?: (?:it|that|this)(?: one| request)?)?|i (?:do not|don't|won't|will not) approve(?: (?:it|that|this)(?: one)?)?|i say no(?: to (?:it|that|this)(?: (?:one|request))?(?: of mine)?)?|(?:please )?do(?:n't| not) let (?:it|that|this)(?: one)? (?:pass|through|go(?: out| through)?)|(?:the|that|this) request (?:(?:should|must|is to|can|has to) be|is (?:hereby |herewith )?) ?(?:denied|declined|refused|withdrawn))";
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

type Verdict = 'approve_action' | 'decline_action' | 'perhaps' | 'perhaps not';
/** A bare “no” may also mean that nothing more is wanted. */
const bareNo = /^(?:(?:no|nope|nah|hm+|oh|wait|sorry|actually)[,.! ]*)*(?:no|nope|nah)[.! ]*$/iu;

function verdictOf(text: string): Verdict | undefined {
  const verdict = text.replace(because, '');
  if (agrees.test(text) || approving.test(verdict)) return 'approve_action';
  if (refuses.test(verdict) || doubtsIt.test(text)) return 'decline_action';
  if (bareNo.test(text)) return 'perhaps not';
  return agreement(text)?.rest === '' && !isBare.test(text) ? 'perhaps' : undefined;
}

/** The message does nothing but decide. */
export const isVerdict = (said: string): boolean => verdictOf(said.trim()) !== undefined;
export const isBareNo = (said: string): boolean => bareNo.test(said.trim());

/** Undefined unless the last message left requests waiting, and this one decides them. */
export async function decided(
  said: string,
  { earlier }: Dialogue,
  { world, names }: Known,
): Promise<readonly Part[] | undefined> {
  const verdict = verdictOf(said.trim());
  // “No no, sorry, it was Ben!” puts somebody else in the place of what waits.
  if (verdict === undefined || findPeople(said, names, []).some((one) => isKnown(one))) return undefined;
  const meant = await meantBy(verdict, earlier.at(-1), world);
  const [only, ...others] = meant;
  if (only === undefined) return undefined;
  if (others.length > 0) return ofSeveral(verdict, said, meant);
  const tool = toolOf(verdict);
  if (tool === verdict) return [partOf({ tool, arguments: { approval: only.id } }, [])];
  const [asking, label] =
    tool === 'approve_action' ? (['approve', 'Approve'] as const) : (['withdraw', 'Withdraw'] as const);
  return [
    partOf({ tool, arguments: {} }, [
      {
        slot: 'approval',
        question: `That waits for approval. Shall I ${asking} it?`,
        choices: [{ label: `${label}: ${only.preview}`, value: only.id }],
      },
    ]),
  ];
}

const toolOf = (verdict: Verdict): 'approve_action' | 'decline_action' =>
  verdict === 'approve_action' || verdict === 'perhaps' ? 'approve_action' : 'decline_action';

/** “No, don't” takes back all that the last message asked for; “go ahead” may mean one of them. */
function ofSeveral(verdict: Verdict, said: string, meant: readonly Approval[]): readonly Part[] {
  if (verdict === 'decline_action' && !singular.test(said))
    return meant.map(({ id }) => partOf({ tool: verdict, arguments: { approval: id } }, []));
  const tool = toolOf(verdict);
  return [
    partOf({ tool, arguments: {} }, [
      {
        slot: 'approval',
        question: `Several wait for approval. Which of them shall I ${tool === 'approve_action' ? 'approve' : 'decline'}?`,
        choices: meant.toReversed().map(({ id, preview }) => ({ label: preview, value: id })),
      },
    ]),
  ];
}
const singular = /\b(?:that|it|this|one|request|offer)\b/iu;

/** Those that the last message left waiting; “yes to that one” may also mean the only one that it listed. */
async function meantBy(
  verdict: Verdict,
  turn: Dialogue['earlier'][number] | undefined,
  world: Known['world'],
): Promise<readonly Approval[]> {
  const calls = turn?.calls ?? [];
  const asked = calls.flatMap(({ result }) =>
    result?.kind === 'action' && result.approval !== undefined ? [result.approval.approval_id] : [],
  );
  const isListed = verdict === toolOf(verdict) && calls.length === 1 && calls[0]?.tool === 'list_approvals';
  if (asked.length === 0 && !isListed) return [];
  const waiting = await world.pendingApprovals();
  if (isListed) return waiting.length === 1 ? waiting : [];
  return asked.flatMap((id) => waiting.find((one) => one.id === id) ?? []);
}
