// Orders about follow-up sequences: which one is meant, by its name or a part of it.
import { bareWords } from '../../../../nlp/text.ts';
import { type Open } from '../parts.ts';
import { type Order, perCandidate, type TakeOrder } from './order.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const kind = '(?:sequences?|drips?|cadences?|nurtures?|campaigns?|series|track)';
const called = new RegExp(`((?:[\\p{L}\\p{N}'-]+ ){1,5}?)${kind}(?![\\p{L}])`, 'iu');
/** What stands before “sequence” and names none: “start the automated follow-up sequence”. */
const nameless =
  /^(?:start|stop|end|pause|begin|launch|kick|off|trigger|run|put|add|place|get|take|pull|remove|enrol+|resume|set|activate|cancel|halt|drop|kill|turn|switch|the|a|an|any|all|every|of|my|our|her|his|their|that|this|into|in|on|to|from|up|for|with|out|follow|followup|ups?|e|email|emails|mail|mails|nurture|nurturing|drip|outreach|automated|automatic|usual|standard|running|current|him|them|please|can|could|you|i|want|would|like|new|another|message|messages|candidate)$/;

/** “the at risk sequence” is “candidate-at-risk”; several where the words fit several. */
function namedIn(text: string, sequences: readonly Named[]): { found: readonly Named[]; isNamed: boolean } {
  const said = new Set(bareWords(text));
  const whole = sequences.filter(({ id, name }) =>
    [id, name].some((one) => bareWords(one).length > 0 && bareWords(one).every((word) => said.has(word))),
  );
  if (whole.length > 0) return { found: whole, isNamed: true };
  const words = bareWords(called.exec(text)?.[1] ?? '').filter((word) => !nameless.test(word));
  if (words.length === 0) return { found: [], isNamed: false };
  const found = sequences.filter(({ id, name }) => {
    const own = bareWords(`${id} ${name}`);
    return words.every((word) => own.some((one) => one === word || (word.length > 3 && one.startsWith(word))));
  });
  return { found, isNamed: found.length > 0 || !isPerson(words, text) };
}

/** “Stop Diego's sequence” names a person before it. */
const isPerson = (words: readonly string[], text: string): boolean =>
  new RegExp(`\\p{L}'s?\\s+(?:\\S+ ){0,2}${kind}`, 'iu').test(text) && words.length <= 2;

const sequenceOrder =
  (tool: 'start_sequence' | 'stop_sequence'): TakeOrder =>
  async (order) => {
    const sequences = await order.known.world.sequences();
    const { found, isNamed } = namedIn(textOf(order), sequences);
    const [only, ...others] = found;
    const isClear = only !== undefined && others.length === 0;
    const open =
      isClear || (tool === 'stop_sequence' && !isNamed) ? undefined : openSequence(sequences, found, isNamed);
    return perCandidate(order, () => ({
      call: { tool, arguments: isClear ? { sequence: only.id } : {} },
      open: [open],
    }));
  };

/** People are told apart from sequences by the reading: their names are left out. */
function textOf({ reading: { text, people } }: Order): string {
  return people.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text);
}

function openSequence(all: readonly Named[], found: readonly Named[], isNamed: boolean): Open | undefined {
  if (!isNamed && all.length < 2) return undefined;
  const among = found.length > 0 ? found : all;
  return {
    slot: 'sequence',
    question:
      isNamed && found.length === 0
        ? 'I do not know that sequence. Which one do you mean?'
        : 'Which sequence do you mean?',
    choices: among.map(({ id, name }) => ({ label: name, value: id })),
  };
}

export const startSequence = sequenceOrder('start_sequence');
export const stopSequence = sequenceOrder('stop_sequence');
