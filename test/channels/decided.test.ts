import { expect, test } from 'vitest';
import { turnCard } from '../../src/channels/cards/turn-card.ts';
import { decidedInWords } from '../../src/channels/decided.ts';
import { ActorId } from '../../src/core/ids.ts';

const nora = ActorId.parse('u_nora');
const at = '2026-06-02T20:00:00.000Z';
const reader = { id: ActorId.parse('u_owen'), names: new Map([[nora, 'Nora Lindqvist']]), timeZone: 'America/Chicago' };
const when = 'Tue 2 Jun 2026, 15:00 (America/Chicago)';

test.each([
  ['approved', nora, reader.id, `That was approved already by Nora Lindqvist, ${when}.`],
  ['rejected', nora, reader.id, `That was rejected already by Nora Lindqvist, ${when}.`],
  ['superseded', nora, reader.id, `That was replaced by an edited proposal already by Nora Lindqvist, ${when}.`],
  ['approved', nora, nora, `That was approved already by you, ${when}.`],
  ['approved', null, reader.id, `That was approved already by Muster, ${when}.`],
  ['expired', null, reader.id, 'That has expired: nobody decided in time.'],
] as const)('a press after “%s” is told who decided and when', (...[status, by, id, words]) => {
  expect(decidedInWords({ status, by, at }, { ...reader, id })).toBe(words);
});

test('a brief that somebody asks for has its buttons in the answer, and says nothing twice', () => {
  const button = { label: 'Show', intent: { do: 'snooze', minutes: 60 } } as const;
  const beside = [{ kind: 'text', text: 'Priya waits' } as const, { kind: 'buttons', buttons: [button] } as const];
  const turn = { reply: '1 thing to do', choices: [], facts: [], actions: [], undoable: new Set<string>(), beside };
  expect(turnCard(turn).parts).toEqual([{ kind: 'text', text: '1 thing to do' }, ...beside]);
  expect(turnCard({ ...turn, isToldBeside: true })).toMatchObject({ text: '1 thing to do', parts: beside });
});
