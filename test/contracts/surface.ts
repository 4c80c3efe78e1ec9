// What every place where people meet Muster holds to, whatever it looks like: Slack, Teams, the console. An instruction is
// done and taken back, another person decides, everybody sees the same, and whatever is wrong is said in words.
import { beforeEach, describe, expect, test } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { type ChannelSetup, type Staff, until } from '../channels/setup.ts';

/** One thing that a person can read, with what they may press. */
export interface Seen {
  readonly text: string;
  readonly labels: readonly string[];
  press(label: string, said?: Readonly<Record<string, string>>): Promise<void>;
}

export interface Surface {
  /** Puts everybody there, as far as this place needs it. */
  enter(): Promise<void>;
  say(name: Staff, text: string): Promise<void>;
  /** Sends a file with the words; left out where none can be sent. */
  send?(name: Staff, text: string, file: { name: string; bytes: Uint8Array }): Promise<void>;
  /** Oldest first. */
  sees(name: Staff): Promise<readonly Seen[]>;
}

export function surfaceContract(name: string, open: () => { setup: ChannelSetup; surface: Surface }): void {
  const parts = () => {
    const { setup, surface } = open();
    const view = () => viewSandbox(setup.storage.records(setup.tenant));
    const stageOfBob = async () => (await view()).candidates.find(({ id }) => id === 'c_bob')?.stage;
    const reads = (person: Staff, text: RegExp) =>
      until(async () => (await surface.sees(person)).findLast((one) => text.test(one.text)));
    return { house: setup, surface, view, stageOfBob, reads };
  };
  const askForRejection = async () => {
    const { surface } = parts();
    // By its button: what was done to Bob before may still be on its way to the same people.
    const asked = (person: Staff) =>
      until(async () =>
        (await surface.sees(person)).findLast(({ labels }) => labels.some((label) => label.startsWith('Approve'))),
      );
    await surface.say('mara', 'reject Bob Harlan');
    return { dana: await asked('dana'), lea: await asked('lea') };
  };

  describe(`${name}: surface`, () => {
    beforeEach(async () => {
      await open().setup.reset();
      await open().surface.enter();
    });

    test('an instruction is done, and taken back by its button', async () => {
      const { surface, reads, stageOfBob } = parts();
      await surface.say('mara', 'move Bob Harlan to Onsite Interview');
      await until(async () => (await stageOfBob()) === 'Onsite Interview');
      const card = await until(async () =>
        (await surface.sees('mara')).findLast(({ labels }) => labels.includes('Undo')),
      );
      await card.press('Undo');
      await reads('mara', /[Tt]aken back|[Uu]ndone/);
      expect(await stageOfBob()).toBe('Phone Screen');
    });

    test('another person decides, once, and everybody sees it', async () => {
      const { reads, stageOfBob } = parts();
      const { dana, lea } = await askForRejection();
      await dana.press('Approve');
      await until(async () => (await stageOfBob()) === 'Rejected');
      for (const person of ['dana', 'lea'] as const) await reads(person, /[Aa]pproved/);
      await lea.press('Reject', { reason: 'Too late' });
      await reads('lea', /approved already by Dana Whitfield/);
      expect(await stageOfBob()).toBe('Rejected');
    });

    test('a decision after the time is refused, and every copy says that it is over', async () => {
      const { house: setup, reads, stageOfBob } = parts();
      const { dana } = await askForRejection();
      await setup.later(25 * 3_600_000);
      await dana.press('Approve');
      await setup.gate.expire();
      await reads('dana', /[Ee]xpired/);
      expect(await stageOfBob()).toBe('Phone Screen');
    });

    test('somebody who was deactivated a moment ago decides nothing', async () => {
      const { house: setup, stageOfBob } = parts();
      const { dana } = await askForRejection();
      await setup.storage.directory(setup.tenant).remove(UserId.parse('u_dana'));
      await dana.press('Approve');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(await stageOfBob()).toBe('Phone Screen');
    });

    test('emoji, accents and names from right to left arrive as they were written', async () => {
      const { house: setup, reads } = parts();
      const directory = setup.storage.directory(setup.tenant);
      const mara = await directory.user(UserId.parse('u_mara'));
      await directory.put({ ...mara, name: 'مريم نور 👩🏽‍🚀' });
      const { dana } = await askForRejection();
      expect((await reads('dana', /مريم/)).text).toContain('مريم نور 👩🏽‍🚀');
      await dana.press('Reject', { reason: 'שלום 👩🏽‍🚀 Ø, <b>later</b> 5 * 3 & <!channel>' });
      expect((await reads('lea', /שלום/)).text).toContain('שלום 👩🏽‍🚀 Ø, <b>later</b> 5 * 3 & <!channel>');
    });
  });
}
