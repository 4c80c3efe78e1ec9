// Letters on a card, as they will be sent: one in full, of several the beginning of the first ones.
import type { PlannedLetter } from '../../core/planned-letter.ts';
import type { Part } from '../card.ts';

const mostShown = 3;
const mostOfEach = 600;

export function letterParts(letters: readonly PlannedLetter[]): Part[] {
  const [only, ...others] = letters;
  if (only === undefined) return [];
  if (others.length === 0) return letterInFull(only);
  const more = letters.length - mostShown;
  return [
    ...letters.slice(0, mostShown).map(inShort),
    ...(more > 0 ? [{ kind: 'quiet' as const, text: `… and ${more} more letters; Muster shows them` }] : []),
  ];
}

export const letterInFull = ({ to, subject, text }: PlannedLetter): Part[] => [
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
