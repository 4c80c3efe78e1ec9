// “Tomorrow: reject Ann”, “Friday, move Ben to Panel”: a time by itself before an order that knows none, so the order is for then.
import { parseWhen } from '../../../../nlp/when.ts';
import type { Known } from '../named/known.ts';

const timeless: ReadonlySet<string> = new Set([
  'move_stage',
  'reject_candidate',
  'send_followup',
  'send_message',
  'notify_user',
  'send_offer',
  'start_sequence',
  'stop_sequence',
]);
const lead = /^(?<time>[^:,!?;]{3,40}?)(?:\s*[:,]\s+|\s+-+\s+|\s+(?=(?:please|pls)\b))\S/iu;
/** What may stand around it. */
const around =
  /^(?:and|but|so|ok|then|on|for|by|at|in|as of|from|to|do|to-do|todo|list|plan|the|my|our|thing|first|due|later|not|before|only|'s|s)?$/iu;

export function setForLater(sentence: string, { tools, known }: { tools: readonly string[]; known: Known }): boolean {
  if (!tools.every((tool) => timeless.has(tool))) return false;
  if (isAfterEvent(sentence, known)) return true;
  const time = lead.exec(sentence)?.groups?.['time'];
  if (time === undefined) return false;
  const { world, reader } = known;
  const [when] = parseWhen(time, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  if (when === undefined || Date.parse(when.start) <= world.now.getTime()) return false;
  const rest = `${time.slice(0, when.index)} ${time.slice(when.index + when.text.length)}`;
  return rest.split(/\s+/).every((word) => around.test(word));
}

/** “After the panel tomorrow, send …”: an event of a day that is to come, and the order for when it is over. */
const afterEvent =
  /^(?:(?:and|then|so|please|ok)[,\s]+)*(?:(?:right |straight |shortly |soon )?after|following|once|as soon as|at the end of|on the (?:morning|evening|day) (?:of|before|after)|during) (?<event>[^,;:?!]{3,60}),\s+\S/iu;

function isAfterEvent(sentence: string, { world, reader }: Known): boolean {
  const event = afterEvent.exec(sentence)?.groups?.['event'];
  if (event === undefined || /\b(?:was|were|went|had|did|last|yesterday|loved|liked|passed)\b/iu.test(event))
    return false;
  const whens = parseWhen(event, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  return whens.some(({ start, end }) => Date.parse(end ?? start) > world.now.getTime());
}
