// What stands before the point of a sentence is left out: “Lads, whenever you get a second: …”, “Three things please: …”. Nothing that
// hedges, forbids or takes back is among it, and what is written to somebody keeps its words.
import { orderOpens } from './intents.ts';
import { courtesies, links, pieces, preambles } from './lexicon/preambles.ts';
import { isCargo } from './payload.ts';

const spelled = (source: string): string =>
  source.replaceAll(/\{(\w+)\}/g, (whole, name: string) => pieces[name] ?? whole);
const one = `(?:${preambles.map(spelled).join('|')})`;
const marked = new RegExp(`${one}(?:\\s*[,:;!…]+|\\.+|\\s+[-–—]+)(?:\\s+(?:but|so|and|then))*\\s+`, 'iuy');
/** “yeah hi its me can you …”: speech has no marks, so only before what opens a request. */
const unmarked = new RegExp(
  `${one}\\s+(?=(?:can|could|would|will|please|pls) (?:you|u|we|someone|somebody)\\b|please\\b)`,
  'iuy',
);
/** Only before what opens an order: “next Tuesday” and “after that call” are times. */
const linked = new RegExp(`${links}(?:\\s*[,:;!.…]+|\\s+[-–—]+|)\\s+(?=(?<next>[^\\n]{2,40}))`, 'iuy');
const courtesy = new RegExp(courtesies, 'iuy');
const sentence = /^|(?<=[.!?…])\s+|\n+/gu;

export function withoutPreambles(text: string): string {
  let said = '';
  let done = 0;
  for (const { index, 0: gap } of text.matchAll(sentence)) {
    const start = index + gap.length;
    const point = pointOf(text, start);
    courtesy.lastIndex = point;
    const end = courtesy.test(text) ? courtesy.lastIndex : point;
    if (start < done || end === start || end >= text.length || isCargo(text, start)) continue;
    said += text.slice(done, start) + (end === point ? '' : 'could you please ');
    done = end;
  }
  return said + text.slice(done);
}

/** Where the point begins. */
function pointOf(text: string, start: number): number {
  let at = afterLink(text, start);
  for (const pattern of [marked, unmarked, marked]) {
    let found: RegExpExecArray | null;
    do {
      pattern.lastIndex = at;
      found = pattern.exec(text);
      if (found !== null) at = pattern.lastIndex;
    } while (found !== null);
  }
  return at;
}

function afterLink(text: string, start: number): number {
  linked.lastIndex = start;
  const found = linked.exec(text);
  return found !== null && orderOpens.test(found.groups?.['next'] ?? '') ? linked.lastIndex : start;
}
