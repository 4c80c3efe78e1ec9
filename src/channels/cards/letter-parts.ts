// Letters on a card, as they will be sent: one in full, of several the beginning of the first ones.
import type { PlannedLetter } from '../../core/planned-letter.ts';
import type { Part } from '../card.ts';

const mostShown = 3;
const mostOfEach = 600;
const mostNamed = 25;

export function letterParts(letters: readonly PlannedLetter[]): Part[] {
  const [only, ...others] = letters;
  if (only === undefined) return [];
  if (others.length === 0) return letterInFull(only);
  return [
    ...letters.slice(0, mostShown).map(inShort),
    ...(others.length < mostShown ? [] : [inNames(letters.slice(mostShown))]),
  ];
}

/** Whoever decides sees at least who else is written to. */
function inNames(letters: readonly PlannedLetter[]): Part {
  const named = letters.slice(0, mostNamed).map(({ to }) => to);
  const more = letters.length - named.length;
  const people = `${named.join(', ')}${more > 0 ? ` and ${more} others` : ''}`;
  return { kind: 'quiet', text: `… and ${letters.length} more letters; Muster shows them: ${people}` };
}

const letterInFull = ({ to, subject, text }: PlannedLetter): Part[] => [
  {
    kind: 'facts',
    facts: [
      ['To', to],
      ['Subject', subject],
    ],
  },
  { kind: 'text', text },
];

function inShort({ to, subject, text }: PlannedLetter): Part {
  const letters = Array.from(text);
  const shown = letters.length <= mostOfEach ? text : `${letters.slice(0, mostOfEach - 1).join('')}…`;
  return { kind: 'text', text: `To ${to}: “${subject}”\n${shown}` };
}
