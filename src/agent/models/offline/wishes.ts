// “Gilberto is to do a working trial next”, “the panel needs to go to five”: words that tell nothing, but say what is wanted.
import type { Reading } from './clause-reading.ts';

type Recognised = Omit<Reading, 'intents'>;

const wish =
  /\b(?:(?:is|are) (?:to|due|ready|set|cleared|off|up next|up|next|in order|what's next|good)\b(?: (?:do|have|be|see|get|go|take|for|to))?|(?:wants?|wanted|let's (?:have|do|make it|see)|(?:has|have) (?:rather |more than |well |truly |really )?earned|deserves?|better (?:be|have|do)|ought to (?:have|be|do)|should (?:have|be|do|get)|would (?:sit|be|suit|work) better|(?:wants|needs) to (?:slide|shift|land)|might like(?: to hear)?(?: that)?|(?:we|i)(?:'ve| have) neglected|not needed|had better|is off|can go|would like|'d like|wishes|hopes) to (?:see|meet|speak|talk|sit|have|chat|interview)|needs? to (?:be|go|have|take|happen|start|move|see|meet)|ha(?:s|ve) to (?:be|go|take|happen|start|move)|would like|'d like|i'd like|would do|will do|does it|do it|do)\b/gi;

/** The reading with the words of wishes explained. */
export const wishing = (reading: Recognised): Recognised => ({
  ...reading,
  taken: [
    ...reading.taken,
    ...[...reading.text.matchAll(wish)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  ],
});
