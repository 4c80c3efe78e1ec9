// The morning brief as an e-mail: what is most pressing, in plain text, each with a link to the page that does it.
import { type Brief, decidedIn } from '../../core/brief.ts';
import type { BriefDelivery } from '../../core/ports/brief-delivery.ts';
import type { Letters, ReaderLinks } from '../../core/ports/letters.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Clock } from '../../core/clock.ts';
import { singleLine } from './render.ts';

const most = 25;

/** Through the letters, so that it is sent once; without a hold, for nobody would take it back. */
export const briefByLetter = (given: { letters: Of<Letters>; clock: Clock; address: string }): BriefDelivery => ({
  channel: 'email',
  async deliver({ tenant, user, brief, key }) {
    const now = given.clock.now();
    const letter = { key, candidate: null, to: user.email, releaseAt: now, createdAt: now };
    const links = { reader: user.id, at: linksOf(brief) };
    await given.letters(tenant).hold({ ...letter, ...briefInWords(brief, given.address), links });
    return true;
  },
});

/** Each item is one line from the first on. */
const linksOf = ({ items }: Brief): ReaderLinks['at'] =>
  items.slice(0, most).map((item, line) => {
    const { tool, arguments: input } = item.recommended_action;
    const waiting = decidedIn(item);
    return waiting === undefined ? { line, tool, arguments: input } : { line, tool: approving, arguments: waiting };
  });

/** No tool: the page behind such a link is where its reader decides. */
export const approving = 'approve';

function briefInWords(
  { items, at_risk: atRisk, not_told: untold }: Brief,
  address: string,
): { subject: string; text: string } {
  const urgent = items.filter(({ priority }) => priority === 'URGENT').length;
  const subject = `Your day: ${count(items.length, 'thing')} to do, ${urgent} urgent, ${atRisk.length} at risk`;
  const lines = items.slice(0, most).map(({ priority, title }) => `${priority.padEnd(8)}${singleLine(title)}`);
  const more = items.length > most ? [`… and ${items.length - most} more.`] : [];
  const nothing = items.length === 0 ? ['Nothing waits for you today.'] : [];
  const about = items.length === 0 ? [] : ['', aboutLinks];
  return {
    subject,
    text: [...lines, ...nothing, ...more, ...notTold(untold), ...about, '', `Open Muster: ${address}/console/`].join(
      '\n',
    ),
  };
}

const notTold = (sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : ['', ...sentences.map(singleLine)];

const aboutLinks =
  'Each link shows what it would do; nothing happens before you press the button there. The links are yours alone and hold for a day. Do not pass this mail on.';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
