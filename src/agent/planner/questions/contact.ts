// “Nora asked us to stop contacting her”, “don't send Chloé anything until Monday”: whether a person may be written to. Said for good,
// it is an opt-out; said until a day, it is held. Anything else, such as “don't write to Nora yet”, is no order of this kind.
import { parseWhen, type When } from '../../../nlp/when.ts';
import type { AskInput, ReadCall } from '../../ask.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import type { Focus } from '../focus.ts';
import { wordSet } from '../word-set.ts';
import { isDeed } from './deeds.ts';

export const contactTool = 'set_contact_preference';
const isWriting = (word: string): boolean => writing.has(word) || toWrite.has(word.replace(/(?:ing|s|ed)$/, ''));
const toWrite = wordSet(
  'contact email mail write message text send call ring phone reach chase bother ping nudge disturb approach',
);
const writing = new Set([...toWrite, ...wordSet('written writing chasing messaged hear heard letters')]);
const stopping = wordSet('stop stopped quit cease');
const denying = wordSet("not no never don't dont doesn't doesnt shouldn't mustn't without wouldn't won't nothing hold");
const forGood = /\b(?:again|any ?more|ever|further|longer|no more|altogether|permanently|never)\b/;
/** What makes it a thought, a question or something else than messages to a person. */
const otherwise = wordSet(
  'if unless whether why who when what did does has have was were sequence drip campaign maybe perhaps might should could offer rejection automatically',
);

const speaksOfIt =
  /\b(?:unsub|opt|stop|quit|cease|list|not?|never|don['’]?t|doesn['’]?t|nothing|hold|without|anymore)/i;

export type ContactReading =
  | { readonly kind: 'call'; readonly call: ReadCall }
  | { readonly kind: 'ask'; readonly ask: AskInput };

export function contactIn(
  message: Message,
  { now, timeZone, candidates }: Catalogue,
  focus: Focus,
): ContactReading | undefined {
  const words = message.tokens.map(({ word }) => word);
  if (!speaksOfIt.test(message.text) || isOfMore(words, message)) return undefined;
  const times = parseWhen(message.text, { now: now.toISOString(), timeZone, preferFuture: true });
  const preference = preferenceIn(words, message, times);
  if (preference === undefined) return undefined;
  const named = message.spans.flatMap((span) => (span.kind === 'person' && span.candidates.length > 0 ? [span] : []));
  const isSpoken = named.length === 0 && words.some((word) => /^(?:he|him|she|her|they|them)$/.test(word));
  const [ids, other] = isSpoken ? [focus.candidates] : named.map((span) => span.candidates);
  if (ids === undefined || ids.length === 0 || other !== undefined) return undefined;
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0)
    return { kind: 'call', call: { tool: contactTool, arguments: { candidate: only, ...preference } } };
  const nameOf = (id: string) => candidates.people.find((one) => one.id === id)?.name ?? id;
  return {
    kind: 'ask',
    ask: {
      question: 'Whom do you mean?',
      choices: ids.slice(0, 12).map((id) => ({ label: nameOf(id), value: id })),
      pending: { tool: contactTool, arguments: preference, slot: 'candidate' },
    },
  };
}

/** Another order beside it, or one certain letter. */
function isOfMore(words: readonly string[], { clauses, spans }: Message): boolean {
  return (
    words.includes('?') ||
    words.some((word) => otherwise.has(word)) ||
    words.slice(words.findIndex((word) => isWriting(word)) + 1).some((word) => ['that', 'about', ':'].includes(word)) ||
    clauses.filter(({ from, to }) => to - from > 1).length > 1 ||
    spans.some((span) => span.kind === 'template' && span.coverage > 0.4) ||
    words.some(
      (word, at) =>
        (isDeed(word) && !own.has(word.replace(/s$/, ''))) ||
        (word === 'the' && /^(?:e?mails?|messages?|letters?|texts?)$/.test(words[at + 1] ?? '')),
    )
  );
}
const own = wordSet(
  'contact email mail write message text send call reach chase nudge ping stop unsubscribe opt let leave keep go do take remove list reply answer remind alert follow',
);

function preferenceIn(words: readonly string[], message: Message, times: readonly When[]) {
  const said = words.join(' ');
  const isOut = leaving.test(said);
  const at = words.findIndex((word) => isWriting(word));
  if (at < 0 && !isOut) return undefined;
  const isStopped = words.slice(0, at + 1).some((word) => stopping.has(word));
  const isNegated = isStopped || words.some((word) => denying.has(word));
  if (words.some((word, one) => word === 'never' && words[one + 1]?.endsWith('ed') === true)) return undefined;
  const until = words.findIndex((word) => /^(?:until|till|til|before)$/.test(word));
  if (until >= 0) return isNegated ? heldUntil(times[0], message.tokens[until]) : undefined;
  return isOut || isStopped || (isNegated && forGood.test(said)) ? { preference: 'opt_out' } : undefined;
}

const leaving =
  /\bunsubscribe[ds]?\b|\bopt(?:s|ed|ing)? (?:\w+ )?out\b|\b(?:off|from(?= .*mail)) (?:\w+ ){0,2}list\b|\b(?:text|repli|answer)ed (?:back )?stop\b/;

function heldUntil(time: When | undefined, until: Message['tokens'][number] | undefined) {
  if (time?.says.date !== true || isBareDay(time) || !isBehind(time, until?.start ?? 0)) return undefined;
  return { preference: 'hold', until: time.says.time ? time.start : time.start.slice(0, 10) };
}

/** “Before 10” is an hour, however it is read. */
const isBareDay = ({ text }: When): boolean => /^(?:(?:until|till|til|before|at|by) )*\d{1,2}$/i.test(text);

/** The time belongs to “until”. */
const isBehind = ({ index, text }: When, until: number): boolean => index + text.length > until && index - until < 12;
