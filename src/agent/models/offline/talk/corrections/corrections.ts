// Second thoughts about what was just done: “make it 3pm”, “actually Thursday”, “no, Onsite”, “I meant Ravi”.
import { orderOpens } from '../../../../../nlp/intents.ts';
import { addsTo } from '../../../../../nlp/lexicon/taking-back.ts';
import { findMoney } from '../../../../../nlp/money.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { type Deed, deedsOf } from '../../context/deeds.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { droppedMeetings } from './both-meetings.ts';
import { otherTime } from './other-times.ts';
import { otherColleague } from './other-colleague.ts';
import { otherPerson } from './other-person.ts';
import { type Part, partOf } from '../../parts.ts';
import type { Known } from '../../named/known.ts';

const opener =
  /^(?:hmm,? |uh,? |er,? )?(?:(?:no|nope|oh|oops|(?:i(?:'m| am) )?(?:so |very |really |terribly )*sorry|i apologi[sz]e|(?:my )?apologies|wait|hmm|ah|ok(?:ay)?)[,.!\s]+)*(?:(?:actually|instead|rather|i (?:meant|mean)|make (?:it|that)|change (?:it|that) to|let's (?:do|make it|say)|better|on second thought|how about|correction|not \w+ but|should (?:be|have been)|it should be|that should be)[:,\s]+)+|^(?:hmm,? )?(?:no|nope|sorry|oops)[,.!\s]+(?!thanks|thank|problem|need|one\b)(?:wait[,.!\s]+)?|^(?:to |at |on )?(?=[^.]*\binstead[.!]?$)/i;

/** “Farm Visit I meant”, “Thursday rather”, “an hour instead of 30 minutes”. */
const meantBehind =
  /^(?:and |no,? |oh,? |sorry,? )*(.{2,40}?)(?:,? (?:i (?:meant|mean)|rather|instead of .{2,30})|, sorry)[.! ]*$/i;
/** “An hour earlier.”, said right after a meeting was booked. */
const relative =
  /^another (?:half an? hour|half hour|hour|quarter of an hour|\d+ ?min(?:ute)?s?)[.! ]*(?:please|pls)?[.! ]*$|^(?:make (?:it|that) )?(?:and |then )?(?:(?:start|begin|have) (?:it )?)?(?:an?|half an?|\d+|two|three|fifteen|thirty|a quarter of an)(?: hours?| minutes?| mins?| hour)?(?: hours?)? (?:earlier|later|sooner)[.! ]*$/i;
/** “Stretch it to an hour” */
const lengthens =
  /^(?:and |then |please |can you |could you )*(?:(?:stretch|extend|lengthen|shorten|cut|trim|prolong) (?:it|that|this|that one)(?: down| out| up)?|(?:change|set|extend|increase|shorten|reduce|cut|bring|make) (?:the|its) (?:length|duration)(?: (?:of (?:it|that|this|(?:the|that|this) (?:meeting|interview|call)))?)?(?: down| up)?) to (?=\S)/i;

/** Undefined when the message corrects nothing. */
export async function corrected(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const dropped = await droppedMeetings(said, { dialogue, known });
  if (dropped !== undefined) return dropped;
  if (addsTo.test(said.trim())) return undefined;
  const rest = (instead(plainlySaid(said)) ?? '')
    .replace(
      /\s*\b(?:(?:would|will|might|is|works?|suits?|sounds)(?: be)?(?: (?:her|him|them|us|me)(?= better))?(?: (?:a )?(?:lot |bit |much )?better|best| fine| good| \p{L}{3,}er)?(?: for (?:me|us|her|him|them))?|instead|please|pls|rather|then)[.!]*$/iu,
      '',
    )
    .replace(/[.!]+$/, '')
    .trim()
    .replace(/^(?:do|try|say) (?=\S)/iu, '');
  if (rest === '' || rest.split(/\s+/).length > 7 || (orderOpens.test(rest) && /, sorry[.! ]*$/i.test(said)))
    return undefined;
  const last = (await deedsOf(dialogue, known)).at(-1);
  const sum = await otherSum(rest, dialogue, known);
  return (
    sum ??
    (await otherTime(rest, { dialogue, known })) ??
    otherStage(rest, last, known) ??
    (await otherColleague(rest, last, { dialogue, known })) ??
    otherPerson(rest, said, { dialogue, known })
  );
}

/** “Oops, unit interview, not references”, “he asked for 1pm, can you change it”: without what is not meant, and who says so. */
const plainlySaid = (said: string): string =>
  said
    .trim()
    .replace(/,? (?:and )?not (?:the |to )?[\p{L}\d' -]{2,30}[.!]*$/iu, '')
    .replace(/^(?:h+m+|ugh|argh+|ah|oh|uh)[,.\s]+(?=(?:can|could|would|will|shall|may) )/iu, '')
    .replace(
      /^(?:can|could|would|will|shall|may) (?:you|u|we|i) (?:please |pls |just )?(?=make (?:it|that) |(?:do|try|say) [^?]*\binstead\b)(.*?)\??$/iu,
      '$1',
    )
    .replace(reason, '')
    .replace(
      /[,.;]? (?:so |and )?(?:can|could|would|will) you (?:please )?(?:change|move|fix|do|arrange|update|shift) (?:it|that|this)(?: please| for me)?[?.!]*$/i,
      '',
    )
    .replace(wishes, 'actually ');
/** “She prefers the afternoon, make it 2”: why stands before what. */
const reason = /^(?!.*\?).{4,60}[,.;–-]\s*(?:so |and |please |then )*(?=(?:make|let's make) (?:it|that) )/i;
const wishes =
  /^(?:(?:actually|sorry|oh|ah|hmm+|ok(?:ay)?|well)[,.\s]+)*(?:she|he|they|\p{L}[\p{L}'-]+)(?:(?:'s| is| are)(?: (?:just|only|now|really))* (?:free|available)| (?:just |now |also )*(?:can only (?:do|make)|can do|asked for|asks for|asked to have it|prefers?|would prefer|'d prefer|wants?|suggests?|suggested|proposes?|proposed|needs?)) (?:it )?(?:on |at )?(?=.{0,12}(?:\d|mon|tue|wed|thu|fri|sat|sun|noon|today|tomorrow|morning|afternoon)[^?]*$)/iu;

/** “No, 94,000”: the offer that waits is withdrawn, and made anew. */
async function otherSum(rest: string, { earlier }: Dialogue, { world }: Known): Promise<readonly Part[] | undefined> {
  const [money, ...others] = findMoney(inThousands(rest));
  // That somebody was told of it meanwhile is passed over.
  const turn = earlier.slice(-nearSum).findLast(({ calls }) => !calls.every(({ tool }) => tells.has(tool)));
  const [last, ...more] = turn?.calls ?? [];
  if (money === undefined || others.length + more.length > 0 || last?.tool !== 'send_offer') return undefined;
  if (rest.length > money.text.length + 8 || last.result?.kind !== 'action') return undefined;
  const waiting = last.result.approval?.approval_id;
  const pending = (await world.pendingApprovals()).find(({ id }) => id === waiting);
  if (pending === undefined) return undefined;
  return [
    partOf({ tool: 'decline_action', arguments: { approval: pending.id } }, []),
    partOf({ tool: 'send_offer', arguments: { ...last.arguments, salary: money.amount } }, []),
  ];
}

const nearSum = 3;
const tells: ReadonlySet<string> = new Set(['notify_user', 'send_message', 'add_note']);

/** “Make that 121”, said of an offer: nobody is paid 121 a year. */
const inThousands = (rest: string): string => rest.replace(/^(\d{2,3})(?=[.!]*$)/, '$1k');

/** What is wanted in place of what was done. */
function instead(said: string): string | undefined {
  if (lengthens.test(said)) return said.replace(lengthens, '').replace(/[?.!]+$/, '');
  const opens = opener.exec(said);
  return opens === null ? (meantBehind.exec(said)?.[1] ?? relative.exec(said)?.[0]) : said.slice(opens[0].length);
}

function otherStage(rest: string, last: Deed | undefined, known: Known): readonly Part[] | undefined {
  const found = findStage(rest.replace(/^(?:straight |right |on |over )*(?:to|into|in)\s+/i, ''), known.stages);
  const candidate = last?.call.arguments['candidate'];
  if (found.kind !== 'one' || last?.call.tool !== 'move_stage' || typeof candidate !== 'string') return undefined;
  return [partOf({ tool: 'move_stage', arguments: { candidate, stage: found.stage } }, [])];
}
