// “Run the Workday sync”: which integration is meant. A word that only points (“its sync”, “that sync”) names none: it is the one this
// talk has run before, or it is asked.
import { type Part, partOf } from '../parts.ts';
import { isKnown } from '../named/people.ts';
import type { Order, TakeOrder } from './order.ts';

const kind = '(?:re-?)?sync(?:hroni[sz]ation|s)?|integration';
const shapes = [
  /\bbetween (?:the |our )?(?<name>[\p{L}\d][\p{L}\d-]*) (?:and|&) /iu,
  new RegExp(`(?<name>[\\p{L}\\d][\\p{L}\\d-]*)(?: to |-to-|→|->)[\\p{L}\\d][\\p{L}\\d-]* (?:${kind})\\b`, 'iu'),
  /\b(?:data|records|latest|changes|updates)\b.* (?:from|of) (?:the |our )?(?<name>[\p{L}\d][\p{L}\d-]*)/iu,
  /(?<name>[\p{L}\d][\p{L}\d-]*) (?:needs?|could use|could do with|wants?|is due) (?:an? |another )?(?:fresh |new |full |quick )?(?:re-?)?sync/iu,
  /(?<name>[\p{L}\d][\p{L}\d-]*) be (?:re-?)?synchroni[sz]ed/iu,
  new RegExp(`\\b(?:${kind}) (?:of|from|for|with) (?:the |our )?(?<name>[\\p{L}\\d][\\p{L}\\d-]*)`, 'iu'),
  /\b(?:re-?)?sync(?:hroni[sz]e)?\s+(?:the |our |with )?(?<name>[\p{L}\d][\p{L}\d-]*)/iu,
  new RegExp(`(?<![\\p{L}'’])(?<name>[\\p{L}\\d][\\p{L}\\d-]*) (?:${kind})\\b`, 'iu'),
];
/** What stands beside “sync” and is no name of a system. */
const nameless =
  /^(?:the|an?|it|its|that|this|these|those|them|my|our|your|their|his|her|another|one|more|again|once|new|last|latest|next|first|other|same|usual|nightly|daily|weekly|hourly|full|fresh|quick|partial|manual|failed|broken|stuck|whole|complete|now|today|tomorrow|please|pls|run|start|begin|launch|trigger|force|redo|everything|all|every|with|going|off|up|to|from|of|for|at|on|in|me|us|asap|right|and|or|then|before|after|is|has|was|must|should|can|will|connected|between)$/i;

export const sync: TakeOrder = (order): Part[] => {
  const isOfPeople = order.reading.people.some((one) => isKnown(one));
  const integration = isOfPeople ? undefined : (named(order.reading.text) ?? ranBefore(order));
  return [
    partOf({ tool: 'run_sync', arguments: integration === undefined ? {} : { integration } }, [
      integration === undefined ? { slot: 'integration', question: 'Which integration shall I run?' } : undefined,
    ]),
  ];
};

const named = (text: string): string | undefined =>
  shapes.map((shape) => shape.exec(text)?.groups?.['name']).find((name) => name !== undefined && !nameless.test(name));

const pointing = /\b(?:its|that|this|it|same|again|once more)\b/i;

/** “Workday looks stale, run its sync.” */
const spokenOf =
  /^(?:(?:so|ok|and|well|hey|hi|please),? )*(?:the |our )?(?<name>(?!(?:It|That|This|They|We|I|You|She|He|There)\b)\p{Lu}[\p{L}\d-]*)(?:'s| (?:data|records))?(?: \p{L}+){0,3} (?:looks?|is|are|was|seems?|has|hasn't|isn't|feels?)\b/u;

/** “Kick off that sync again.” */
function ranBefore({ reading: { text }, dialogue: { earlier, said } }: Order): string | undefined {
  if (!pointing.test(text)) return undefined;
  const told = /\bits\b/i.test(text) ? spokenOf.exec(said)?.groups?.['name'] : undefined;
  if (told !== undefined && !nameless.test(told)) return told;
  const last = earlier.flatMap(({ calls }) => calls).findLast(({ tool }) => tool === 'run_sync');
  const integration = last?.arguments['integration'];
  return typeof integration === 'string' ? integration : undefined;
}
