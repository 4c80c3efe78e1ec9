// Orders that write to somebody: follow-ups, messages, notes, a word to a colleague.
import { isAsked, type Reader, saidTo } from '../../../../../nlp/direct-speech.ts';
import { z } from 'zod';
import type { JsonObject } from '../../../../../core/json.ts';
import type { User } from '../../../../../core/records.ts';
import type { PastCall } from '../../context/dialogue.ts';
import { everybody } from '../../named/filters.ts';
import { given } from '../../given.ts';
import { addresseesIn, endOfAddressee, endOfPronoun } from './addressees.ts';
import { openGroup, openJob } from './groups.ts';
import { textOf } from './unmarked-text.ts';
import { type Open, type Part, partOf, question } from '../../parts.ts';
import { eitherOf, whichCandidates, whichUsers, type Whom } from '../../context/whom.ts';
import { leavesWords, newsFor, newsForCandidate } from './news.ts';
import { findTemplate, type TitleMention } from '../../named/title-words.ts';
import { termsIn } from '../bare-terms.ts';
import { offer } from '../offers.ts';
import { openTemplate } from './open-template.ts';
import { isNotTheCandidate, toManagerAskedFor, toPronoun, wasManagerAskedFor } from './to-pronoun.ts';
import { candidatesOrTopic, openWhom, type Order, perCandidate, type TakeOrder } from '../order.ts';

export const followUp: TakeOrder = (order) => {
  const { reading, known, focus } = order;
  // Words that are to be written stand in no template.
  if (reading.payload !== undefined && reading.template === undefined) return message(order);
  if (reading.people.length > 0) return toEach(order);
  if (Object.keys(reading.filters).length > 0 || reading.unknownRole !== undefined) return described(order);
  const listed = listedGroup(order);
  if (listed === 'nobody')
    return [
      question('Nobody was on that list, so there is nobody to write to. Which stage, role or name do you mean?'),
    ];
  if (listed !== undefined) return [toGroup(order, listed)];
  const isPointed = whichCandidates(reading, known, focus).kind !== 'nobody';
  if (isPointed || candidatesOrTopic(order).kind === 'people') return toEach(order);
  if (everybody.test(reading.text))
    return [question('That would be everybody in the pipeline. Which stage, role or requisition do you mean?')];
  return [partOf({ tool: 'send_followup', arguments: chosenFor(order) }, [openWhom({ kind: 'nobody' })])];
};

const described = (order: Order): readonly Part[] => {
  const { filters, unknownRole: role } = order.reading;
  return role === undefined
    ? [toGroup(order, filters, [openGroup(order), openJob(order)])]
    : [unknownRole(role, order)];
};

const chosenFor = ({ reading }: Order) => given({ message_template: reading.template?.ids[0] });

const toEach = (order: Order): readonly Part[] =>
  lettersIn(order).size > 1
    ? [question('I see more than one letter in that, and want to send the right one to each. Who gets which?')]
    : perCandidate(order, () => ({
        call: { tool: 'send_followup', arguments: chosenFor(order) },
        open: [openTemplate(order)],
      }));

/** “The test link to Thabiso, the crew day details to Dragomir”: each has a letter of their own. */
function lettersIn({ reading: { text, template, people }, known }: Order): ReadonlySet<string> {
  if (template === undefined || people.length < 2) return new Set();
  const beside = `${text.slice(0, template.start)} , ${text.slice(template.end)}`;
  const other = findTemplate(beside, known.templates, []);
  return new Set([...template.ids, ...(other?.ids ?? [])]);
}

const toGroup = (order: Order, filters: JsonObject, open: readonly (Open | undefined)[] = []): Part =>
  partOf({ tool: 'send_followup', arguments: { filters, ...chosenFor(order) } }, [...open, openTemplate(order)]);

const criteria = ['role', 'stage', 'job', 'days_since_contact', 'at_risk'];

const foundNobody = ({ result }: PastCall): boolean =>
  result?.kind === 'action' && Total.safeParse(result.result).data?.total === 0;

const Total = z.looseObject({ total: z.number() });

/** “Them”, right after a list was shown: whoever fits what was asked for then. */
function listedGroup({ reading, dialogue }: Order): JsonObject | 'nobody' | undefined {
  if (!/\b(?:them|these|those|all of them|everyone)\b/i.test(reading.text)) return undefined;
  const [shown, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  if (shown?.tool !== 'find_candidates' || others.length > 0) return undefined;
  if (foundNobody(shown)) return 'nobody';
  const asked = Object.entries(shown.arguments);
  return asked.length > 0 && asked.every(([key]) => criteria.includes(key)) ? shown.arguments : undefined;
}

export function unknownRole(role: string, { known }: Order): Part {
  const roles = [...new Set(known.jobs.map((job) => job.role))];
  return question(
    `Nobody is being hired as “${role}” here. Which role do you mean: ${roles.join(', ')}?`,
    roles.map((one) => ({ label: one, value: one })),
  );
}

export const openText = (text: string | undefined, asks: string): Open | undefined =>
  text === undefined || text === '' ? { slot: 'text', question: asks } : undefined;

/** “Tell him” after a candidate and a colleague were spoken of together: either may be meant. */
function addresseeOf({ reading, focus, dialogue }: Order): 'candidate' | 'colleague' | 'unclear' {
  if (reading.people.length > 0 || !/\b(?:her|him|them)\b/i.test(reading.text)) return 'candidate';
  if (wasManagerAskedFor(dialogue)) return 'unclear';
  if (!focus.recent.users) return 'candidate';
  const [[candidate, ...others] = []] = focus.candidates;
  if (others.length === 0 && isNotTheCandidate(reading.text, dialogue, candidate)) return 'colleague';
  // “Cancel Priya's onsite”, “tell Owen she is sick”, “let her know …”: she may be either.
  return focus.recent.candidates || candidate !== undefined ? 'unclear' : 'colleague';
}

/** “Let him know” of a meeting that was just booked: colleagues have it in their calendars. */
async function candidateOfMeeting(order: Order): Promise<boolean> {
  const whom = leavesWords(order) ? whichCandidates(order.reading, order.known, order.focus) : undefined;
  const [candidate, ...others] = whom?.kind === 'people' ? whom.people : [];
  return candidate !== undefined && others.length === 0 && (await newsForCandidate(candidate, order)) !== undefined;
}

/** A candidate, a colleague, or nobody who was spoken of: who is named in the text is not written to. */
function toWhom(order: Order): Promise<readonly Part[]> | readonly Part[] {
  const isCandidate = order.focus.candidates.length > 0;
  return isCandidate ? message(order) : notify(order);
}

export const message: TakeOrder = async (order) => {
  const manager = toManagerAskedFor(order);
  if (manager !== undefined) return notify(manager);
  const spoken = toPronoun(order);
  if (spoken !== undefined) return toWhom(spoken);
  // A letter goes to candidates only.
  if (order.reading.template?.ids.length === 1 && order.reading.payload === undefined) return followUp(order);
  const either = eitherOf({ people: order.reading.people.slice(0, 1) });
  if (either !== undefined) return [question(either)];
  const addressee = addresseeOf(order);
  if (addressee !== 'candidate' && (await candidateOfMeeting(order))) return toCandidates(order);
  if (addressee === 'colleague') return notify(order);
  if (addressee === 'unclear')
    return [question(`Who is meant by “${order.reading.clause.text}”: the candidate or your colleague?`)];
  return toCandidates(order);
};

/** “Ask Karolina for her portfolio with the portfolio request”: the template says it. Of “the usual letter” it is what is asked for. */
function templateBehind({ reading, known }: Order): TitleMention | undefined {
  const { payload = '' } = reading;
  const said = /\b(?:with|using|via) (?:the|our) ([\p{L}\d _-]{3,40}?)[.!? ]*$/iu.exec(payload);
  if (said === null) return undefined;
  const found = findTemplate(`the ${said[1] ?? ''}`, known.templates, []);
  if (found?.ids.length === 1) return found;
  if (!usualLetter.test(said[1] ?? '')) return undefined;
  const about = findTemplate(`the letter ${payload.slice(0, said.index)}`.trim(), known.templates, []);
  return about?.ids.length === 1 ? about : { start: 0, end: 0, text: said[1] ?? '', ids: [] };
}
const usualLetter =
  /^(?:(?:usual|standard|normal|same|right|proper|regular|customary) )+(?:letter|template|e-?mail|mail|message|one|form|wording|text)$/i;

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
  return perCandidate({ ...order, reading: { ...reading, people: addressed } }, () => ({
    call: { tool: 'send_message', arguments: { ...subjectOf(reading), ...given({ text }) } },
    open: [openText(text, 'What shall I write?')],
  }));
};

const inDirectSpeech = (text: string, reader: Reader, { dialogue }: Order): string =>
  isAsked(text, dialogue.said) ? saidTo(text, reader) : text;

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

const openAddressee = (users: Exclude<Whom<User>, { kind: 'people' }>): Open => ({
  slot: 'user',
  question: users.kind === 'unsure' ? users.question : 'Whom shall I tell?',
  choices: users.kind === 'unsure' ? [...users.choices] : [],
});

export const notify: TakeOrder = async (order) => {
  const spoken = toPronoun(order);
  if (spoken !== undefined) return toWhom(spoken);
  const { reading, known, focus } = order;
  const named = reading.people.flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  );
  const about = (named.length > 0 ? named : (focus.candidates[0] ?? [])).flatMap(
    (id) => known.names.candidates.byId(id) ?? [],
  );
  const addressed = addresseesIn(reading, 'users');
  const [addressee] = reading.people;
  const last = addressed.at(-1) ?? addressee;
  const users = whichUsers(
    {
      ...reading,
      // “Tell Simi the keys are with me”: what is told names nobody who is to be told.
      text: last?.users.kind === 'one' ? reading.text.slice(0, last.end) : reading.text,
      people: addressed.length > 1 ? addressed : reading.people.slice(0, addressee?.users.kind === 'none' ? 0 : 1),
    },
    known,
    { focus, about },
  );
  const told = textOf(reading, endOfAddressee(reading.text, last));
  const text = told === undefined ? undefined : inDirectSpeech(told, 'colleague', order);
  if (users.kind !== 'people')
    return [partOf({ tool: 'notify_user', arguments: given({ text }) }, [openAddressee(users)])];
  return tellEach(users.people, text, order);
};

async function tellEach(users: readonly User[], text: string | undefined, order: Order): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const user of users) {
    const words = text ?? (await newsFor(user, order));
    const call = { tool: 'notify_user', arguments: { user: user.id, ...given({ text: words }) } };
    parts.push(partOf(call, [openText(words, `What shall I tell ${user.name}?`)]));
  }
  return parts;
}
