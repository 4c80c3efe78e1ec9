// Orders that write to somebody in words of their own: to candidates, or a word to a colleague where one is meant.
import type { JsonObject } from '../../../../../core/json.ts';
import { given } from '../../given.ts';
import { addresseesIn, endOfPronoun } from './addressees.ts';
import { toBothSides } from './both-sides.ts';
import { tellColleagues } from './colleagues.ts';
import { sendLetter, toEach } from './follow-ups.ts';
import { textOf } from './unmarked-text.ts';
import { type Part, question } from '../../parts.ts';
import { eitherOf, whichCandidates } from '../../context/whom.ts';
import { leavesWords } from './just-done.ts';
import { newsForCandidate } from './news.ts';
import { termsIn } from '../bare-terms.ts';
import { offer } from '../offers.ts';
import { templateBehind } from './template-behind.ts';
import { inDirectSpeech, openText } from './written-words.ts';
import { isNotTheCandidate, toManagerAskedFor, toPronoun, wasManagerAskedFor } from './to-pronoun.ts';
import { candidatesOrTopic, type Order, perCandidate, type TakeOrder } from '../order.ts';

/** Words that are to be written stand in no template. */
export const followUp: TakeOrder = (order) =>
  order.reading.payload !== undefined && order.reading.template === undefined ? message(order) : sendLetter(order);

/** “Tell him” after a candidate and a colleague were spoken of together: either may be meant. */
function addresseeOf({ reading, focus, dialogue }: Order): 'candidate' | 'colleague' | 'unclear' {
  if (reading.people.length > 0 || !/\b(?:her|him|them)\b/i.test(reading.text)) return 'candidate';
  if (wasManagerAskedFor(dialogue)) return 'unclear';
  if (!focus.recent.users) return 'candidate';
  const [[candidate, ...others] = []] = focus.candidates;
  if (others.length === 0 && isNotTheCandidate(reading.text, dialogue, candidate)) return 'colleague';
  // Colleagues are told; who is written to, and was named with an order just before, is the candidate.
  if (isWrittenTo.test(reading.text) && isNamedNow(focus)) return 'candidate';
  // “Cancel Priya's onsite”, “tell Owen she is sick”, “let her know …”: she may be either.
  return focus.recent.candidates || candidate !== undefined ? 'unclear' : 'colleague';
}

/** “Ingrid will be delighted, let her know”: the only one whom the message names, and nobody else is “she” in it. */
function isNamedBefore({ reading, focus, dialogue }: Order): boolean {
  const { recent, users } = focus;
  if (!recent.inMessage || !recent.users || recent.candidates || reading.people.length > 0) return false;
  const before = dialogue.said.slice(0, Math.max(0, dialogue.said.indexOf(reading.clause.said)));
  return users[0]?.length === 1 && before !== '' && !/\b(?:s?he|her|him|his|they|them)\b/iu.test(before);
}

const isWrittenTo = /^(?:e-?mail|mail|write(?: to)?) (?:her|him|them)\b/iu;
const isNamedNow = ({ recent, candidates: [latest = []] }: Order['focus']): boolean =>
  latest.length === 1 && recent.named.at(-1) === latest[0];

/** “Let him know” of a meeting that was just booked: colleagues have it in their calendars. */
async function candidateOfMeeting(order: Order): Promise<boolean> {
  const whom = leavesWords(order) ? whichCandidates(order.reading, order.known, order.focus) : undefined;
  const [candidate, ...others] = whom?.kind === 'people' ? whom.people : [];
  return candidate !== undefined && others.length === 0 && (await newsForCandidate(candidate, order)) !== undefined;
}

/** A candidate, a colleague, or nobody who was spoken of: who is named in the text is not written to. */
function toWhom(order: Order): Promise<readonly Part[]> | readonly Part[] {
  const isCandidate = order.focus.candidates.length > 0;
  return isCandidate ? message(order) : tellColleagues(order);
}

export const message: TakeOrder = async (order) => {
  const manager = toManagerAskedFor(order);
  if (manager !== undefined) return tellColleagues(manager);
  const spoken = toPronoun(order);
  if (spoken !== undefined) return toWhom(spoken);
  const both = await toBothSides(order);
  if (both !== undefined) return both;
  // A letter goes to candidates only.
  if (order.reading.template?.ids.length === 1 && order.reading.payload === undefined) return sendLetter(order);
  const either = eitherOf({ people: order.reading.people.slice(0, 1) });
  if (either !== undefined) return [question(either)];
  if (isNamedBefore(order)) return tellColleagues(order);
  return toAddressee(order);
};

async function toAddressee(order: Order): Promise<readonly Part[]> {
  const addressee = addresseeOf(order);
  if (addressee !== 'candidate' && (await candidateOfMeeting(order))) return toCandidates(order);
  if (addressee === 'colleague') return tellColleagues(order);
  if (addressee === 'unclear')
    return [question(`Who is meant by “${order.reading.clause.text}”: the candidate or your colleague?`)];
  return toCandidates(order);
}

const toCandidates: TakeOrder = async (order) => {
  const { reading, known } = order;
  const terms = termsIn(order);
  if (terms !== undefined) return offer({ ...order, reading: terms });
  const template = templateBehind(order);
  if (template !== undefined) return toEach({ ...order, reading: { ...reading, template } });
  if (reading.people.length === 0 && Object.keys(reading.filters).length > 0)
    return [
      question(
        'I write to a group with a template, so that everybody gets their own name in it. Which template shall I use?',
        known.templates.map(({ id }) => ({ label: id, value: id })),
      ),
    ];
  const { unmarked, addressed } = unmarkedIn(reading);
  const text = unmarked === undefined ? await ownNews(order) : inDirectSpeech(unmarked, 'candidate', order);
  const medium = textsIt.test(reading.text) ? { medium: 'text' } : subjectOf(reading);
  return perCandidate({ ...order, reading: { ...reading, people: addressed } }, () => ({
    call: { tool: 'send_message', arguments: { ...medium, ...given({ text }) } },
    open: [openText(text, 'What shall I write?')],
  }));
};

/** A text message is asked for: the same order by another medium, up to the call (`byMedium`). */
const textsIt =
  /^(?:please |pls )?(?:text|txt|sms)\b|\b(?:an?|by|via|as an?) (?:sms|text(?: message)?)\b(?! (?:screen|template))/i;

/** “Text Nell Rafe is late”: who stands in the text is not written to. */
function unmarkedIn(reading: Order['reading']): {
  unmarked: string | undefined;
  addressed: Order['reading']['people'];
} {
  const { people, payload, text } = reading;
  const heads = payload === undefined ? addresseesIn(reading, 'candidates') : [];
  const [last = people[0]] = heads.toReversed();
  const unmarked = textOf(reading, last?.end ?? endOfPronoun(text));
  return { unmarked, addressed: unmarked !== undefined && heads.length > 0 ? heads : people };
}

function subjectOf({ text, quotes }: Order['reading']): JsonObject {
  const mark = /\b(?:subject|titled|with the subject)(?: line)?:? ⟦(\d+)⟧/i.exec(text)?.[1];
  return given({ subject: mark === undefined ? undefined : quotes[Number(mark)] });
}

/** What the one who is addressed is to know of the meeting that was just booked, moved or cancelled. */
async function ownNews(order: Order): Promise<string | undefined> {
  const whom = candidatesOrTopic(order);
  const [candidate, ...others] = whom.kind === 'people' ? whom.people : [];
  return candidate === undefined || others.length > 0 ? undefined : newsForCandidate(candidate, order);
}

/** “Tell Shirin her interview will be with Greta”: who is named behind her stands in what she is told. */
function isToCandidate({ reading: { people, text } }: Order): boolean {
  const [first, ...others] = people;
  const isFirst = first?.candidates.kind === 'one' && first.users.kind === 'none';
  const isJoined = others.some(({ start }) => /^,? (?:and|&|or) $/i.test(text.slice(first?.end, start)));
  return isFirst && !isJoined && opensOnWhom.test(text.slice(0, first.start)) && says.test(text.slice(first.end));
}
const opensOnWhom = /^(?:tell|inform|notify|let|text|message|remind|warn|update|advise) $/i;
/** No manager of theirs. */
const says = /^,? (?!(?:hiring |line )?(?:manager|boss)\b)[\p{L}'’]+ /iu;

export const notify: TakeOrder = async (order) => {
  const spoken = toPronoun(order);
  if (spoken !== undefined) return toWhom(spoken);
  const both = await toBothSides(order);
  if (both !== undefined) return both;
  return isToCandidate(order) ? message(order) : tellColleagues(order);
};
