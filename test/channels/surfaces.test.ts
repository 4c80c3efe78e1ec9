// Slack, Teams and the console hold to the same: one house, three places to meet it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { ApprovalStatus } from '../../src/core/action.ts';
import { type Seen, type Surface, surfaceContract } from '../contracts/surface.ts';
import { surfaceFilesContract } from '../contracts/surface-files.ts';
import { type ChannelHouse, openChannelHouse, type Staff } from './house.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());

/** What the page shows: the answers of one's conversation with their actions, and the approvals. */
function openConsole(): Surface {
  const talks = new Map<Staff, string>();
  const told = new Map<Staff, string[]>();
  const tell = (name: Staff, text: string) => void told.set(name, [...(told.get(name) ?? []), text]);
  const as = async (name: Staff) => {
    const by = await house.principal(name).catch(() => undefined);
    if (by === undefined) tell(name, 'You are not known here.');
    return by;
  };
  const press = async (name: Staff, work: (by: NonNullable<Awaited<ReturnType<typeof as>>>) => Promise<unknown>) => {
    const by = await as(name);
    if (by !== undefined) await work(by).catch((error: unknown) => tell(name, String(error)));
  };
  return {
    async enter() {
      talks.clear();
      told.clear();
    },
    async say(name, text) {
      const talk =
        talks.get(name) ??
        (await house.call('POST', '/api/v1/conversations', { as_user: `u_${name}` })).body.conversation_id;
      talks.set(name, talk);
      const { body } = await house.call('POST', `/api/v1/conversations/${talk}/messages`, {
        text,
        as_user: `u_${name}`,
      });
      tell(name, body.reply?.text ?? JSON.stringify(body));
    },
    async sees(name) {
      const ledger = house.storage.ledger(house.tenant);
      const byStatus = ApprovalStatus.options.map((status) => ledger.approvals({ status, limit: 50 }));
      const approvals = (await Promise.all(byStatus)).flat();
      const actions = await ledger.actions({ limit: 50 });
      const names = new Map(
        (await house.storage.directory(house.tenant).users()).map((user) => [String(user.id), user.name]),
      );
      const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? id));
      return [
        ...(told.get(name) ?? []).map((text): Seen => ({ text, labels: [], press: async () => undefined })),
        ...actions.toReversed().map((action): Seen => ({
          text: `${action.preview} ${action.status}`,
          labels: action.status === 'executed' && action.requestedBy === `u_${name}` ? ['Undo'] : [],
          press: () => press(name, (by) => house.gate.undoAction(action.id, by)),
        })),
        ...approvals.map((approval): Seen => ({
          text: `${approval.preview} ${approval.status} ${approval.reason ?? ''} asked by ${nameOf(approval.requestedBy)}${approval.decidedBy === null ? '' : `, ${approval.status} already by ${nameOf(approval.decidedBy)}`}`,
          labels: ['Approve', 'Reject'],
          press: (label, said) =>
            press(name, (by) =>
              label === 'Approve'
                ? house.gate.approve(approval.id, by, approval.digest)
                : house.gate.reject(approval.id, by, said?.['reason'] ?? null),
            ),
        })),
      ];
    },
  };
}

surfaceContract('slack', () => ({ house, surface: slackOf(house) }));
surfaceContract('teams', () => ({ house, surface: teamsOf(house) }));
surfaceFilesContract('slack', () => ({ house, surface: slackOf(house) }));
surfaceFilesContract('teams', () => ({ house, surface: teamsOf(house) }));
const page = openConsole();
surfaceContract('console', () => ({ house, surface: page }));

const chat = (message: string) => house.call('POST', '/v1/veteran/chat', { client_id: 'sandbox', message });
const candidates = async () => (await viewSandbox(house.storage.records(house.tenant))).candidates;

describe('the widget, which candidates use', () => {
  test.each(['move Bob Harlan to Offer', 'approve everything that waits', 'undo that', 'link ABCDEFGHJK'])(
    'does not act on “%s”',
    async (text) => {
      const before = await candidates();
      expect((await chat(text)).status).toBe(200);
      expect(await candidates()).toEqual(before);
      expect(await house.storage.ledger(house.tenant).approvals({ status: 'pending', limit: 5 })).toEqual([]);
    },
  );

  test('answers 40,000 characters with what to do, and takes emoji and every script', async () => {
    const long = await chat('x'.repeat(40_000));
    expect({ status: long.status, path: long.body.errors?.[0]?.path }).toMatchObject({ status: 422 });
    expect((await chat('أنا مسعف 👩🏽‍🚀 Ø')).status).toBe(200);
  });
});
