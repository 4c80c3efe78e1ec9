// Slack, Teams, the console and the widget hold to the same: one house, four places to meet it. In three of them the staff decide.
import { afterAll, beforeAll, vi } from 'vitest';
import { ApprovalStatus } from '../../src/core/action.ts';
import { placeContract } from '../contracts/place.ts';
import { type Seen, type Surface, surfaceContract } from '../contracts/surface.ts';
import { surfaceFilesContract } from '../contracts/surface-files.ts';
import { type ChannelSetup, openChannelSetup, type Staff } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';
import { widgetOf } from './widget-place.ts';
import { pressed } from '../support/acts.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());

/** What the page shows: the answers of one's conversation with their actions, and the approvals. */
function openConsole(): Surface {
  const talks = new Map<Staff, string>();
  const told = new Map<Staff, { readonly text: string; readonly choices: readonly string[] }[]>();
  const tell = (name: Staff, text: string, choices: readonly string[] = []) =>
    void told.set(name, [...(told.get(name) ?? []), { text, choices }]);
  const as = async (name: Staff) => {
    const by = await setup.principal(name).catch(() => undefined);
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
        (await setup.call('POST', '/api/v1/conversations', { as_user: `u_${name}` })).body.conversation_id;
      talks.set(name, talk);
      const { body } = await setup.call('POST', `/api/v1/conversations/${talk}/messages`, {
        text,
        as_user: `u_${name}`,
      });
      const choices: { label: string }[] = (body.reply?.blocks ?? []).flatMap(
        (block: { choices?: { label: string }[] }) => block.choices ?? [],
      );
      tell(
        name,
        body.reply?.text ?? JSON.stringify(body),
        choices.map(({ label }) => label),
      );
    },
    async sees(name) {
      const ledger = setup.storage.ledger(setup.tenant);
      const byStatus = ApprovalStatus.options.map((status) => ledger.approvals({ status, limit: 50 }));
      const approvals = (await Promise.all(byStatus)).flat();
      const actions = await ledger.actions({ limit: 50 });
      const names = new Map(
        (await setup.storage.directory(setup.tenant).users()).map((user) => [String(user.id), user.name]),
      );
      const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? id));
      return [
        ...(told.get(name) ?? []).map(({ text, choices }): Seen => ({
          text,
          labels: choices,
          press: (label) => this.say(name, label),
        })),
        ...actions.toReversed().map((action): Seen => ({
          text: `${action.preview} ${action.status}`,
          labels: action.status === 'executed' && action.requestedBy === `u_${name}` ? ['Undo'] : [],
          press: () => press(name, (by) => setup.gate.undoAction(action.id, by)),
        })),
        ...approvals.map((approval): Seen => ({
          text: `${approval.preview} ${approval.status} ${approval.reason ?? ''} asked by ${nameOf(approval.requestedBy)}${approval.decidedBy === null ? '' : `, ${approval.status} already by ${nameOf(approval.decidedBy)}`}`,
          labels: ['Approve', 'Reject'],
          press: (label, said) =>
            press(name, (by) =>
              label === 'Approve'
                ? setup.gate.approve(approval.id, pressed(by, approval.digest))
                : setup.gate.reject(approval.id, pressed(by), said?.['reason'] ?? null),
            ),
        })),
      ];
    },
  };
}

const page = openConsole();
const grace = { text: 'show Grace', choice: /Grace Lindholm/, answer: /Grace Lindholm/ };
const widget = widgetOf(() => setup);

surfaceContract('slack', () => ({ setup, surface: slackOf(setup) }));
surfaceContract('teams', () => ({ setup, surface: teamsOf(setup) }));
surfaceContract('console', () => ({ setup, surface: page }));
surfaceFilesContract('slack', () => ({ setup, surface: slackOf(setup) }));
surfaceFilesContract('teams', () => ({ setup, surface: teamsOf(setup) }));
placeContract('slack', () => ({ setup, place: { ...slackOf(setup), question: grace } }));
placeContract('teams', () => ({ setup, place: { ...teamsOf(setup), question: grace } }));
placeContract('console', () => ({ setup, place: { ...page, question: grace } }));
placeContract('widget', () => ({ setup, place: widget }));
