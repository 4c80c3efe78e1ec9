// “Send it to Hugo”: what was sent last, or was about to be, to somebody else.
import { sendsIt } from '../../../../../nlp/lexicon/talk.ts';
import { AskInput } from '../../../../ask.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type NextCall, type Part, partOf } from '../../parts.ts';
import { findPeople } from '../../named/people.ts';
import { requiredOf } from '../../required.ts';

const sending = new Set(['send_followup', 'send_message']);
/** Turns back in which it was sent. */
const near = 3;

export function sentElsewhere(said: string, { earlier }: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const who = sendsIt.exec(said.trim())?.groups?.['who'];
  const before = earlier
    .slice(-near)
    .flatMap(({ calls }) => calls.flatMap((call) => sendingIn(call)))
    .at(-1);
  if (who === undefined || before === undefined) return Promise.resolve(undefined);
  const people = findPeople(`to ${who}`, known.names, []);
  const [person, ...others] = people;
  if (person?.candidates.kind !== 'one' || others.length > 0) return Promise.resolve(undefined);
  const { candidate: _, filters: __, ...kept } = before.arguments;
  const call = { tool: before.tool, arguments: { ...kept, candidate: person.candidates.person.id } };
  return Promise.resolve([partOf(call, requiredOf(call, known.stages))]);
}

function sendingIn({ tool, arguments: args, result }: PastCall): NextCall[] {
  if (sending.has(tool) && result?.kind === 'action') return [{ tool, arguments: args }];
  const pending = tool === 'ask' ? AskInput.safeParse(args).data?.pending : undefined;
  return pending !== undefined && sending.has(pending.tool)
    ? [{ tool: pending.tool, arguments: pending.arguments }]
    : [];
}
