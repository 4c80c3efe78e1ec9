// What every place holds to in which somebody talks with Muster, whoever they are and whatever it looks like: Slack, Teams, the
// console, the widget on a careers page. It answers, asks and is answered by a press; words alone give nobody rights; nothing
// that is said takes effect as markup; what is wrong is said in words; nobody hears what somebody else said.
import { beforeEach, describe, expect, test } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { type ChannelSetup, type Staff, until } from '../channels/setup.ts';
import type { Seen, Surface } from './surface.ts';

export interface Place extends Surface {
  /** Something said there that can mean several things, the one that is chosen, and what is then answered. */
  readonly question: { readonly text: string; readonly choice: RegExp; readonly answer: RegExp };
}

/** Whoever talks here may be anybody: the directory no longer knows Kofi. */
const stranger = 'kofi';

export function placeContract(name: string, open: () => { setup: ChannelSetup; place: Place }): void {
  const parts = () => {
    const { setup, place } = open();
    const view = () => viewSandbox(setup.storage.records(setup.tenant));
    const sees = async (person: Staff, what: (one: Seen) => boolean) => (await place.sees(person)).findLast(what);
    return { house: setup, place, view, sees };
  };
  const asked = async (person: Staff) => {
    const { place, sees } = parts();
    const { text, choice } = place.question;
    await place.say(person, text);
    const card = await until(() => sees(person, ({ labels }) => labels.some((label) => choice.test(label))));
    return { card, label: card.labels.find((label) => choice.test(label)) ?? '' };
  };

  describe(`${name}: place`, () => {
    beforeEach(async () => {
      await open().setup.reset();
      await open().place.enter();
    });

    test('a question is answered by a press on one of its buttons', async () => {
      const { place, sees } = parts();
      const { card, label } = await asked('mara');
      const before = (await place.sees('mara')).length;
      await card.press(label);
      await until(async () => (await place.sees('mara')).length > before);
      const { answer } = place.question;
      expect((await until(() => sees('mara', ({ text }) => answer.test(text)))).text).toMatch(answer);
    });

    test('what one person was asked is not answered by another, who hears nothing of it', async () => {
      const { place } = parts();
      const { label } = await asked('mara');
      const before = await place.sees('mara');
      await place.say('lea', label);
      await until(async () => (await place.sees('lea')).length > 0);
      expect((await place.sees('mara')).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    });

    test('40,000 characters are answered with what to do, and nothing is done', async () => {
      const { place, view, sees } = parts();
      const before = await view();
      await place.say('mara', `move Bob Harlan to Offer ${'x'.repeat(40_000)}`);
      await until(() => sees('mara', ({ text }) => /8,?000|20,?000|at most|too long/i.test(text)));
      expect((await view()).candidates).toEqual(before.candidates);
    });

    test.each(['move Bob Harlan to Offer', 'approve everything that waits', 'undo that', 'link ABCDEFGHJK'])(
      '“%s” of somebody without rights is answered, and does nothing',
      async (words) => {
        const { house: setup, place, view } = parts();
        await setup.storage.directory(setup.tenant).remove(UserId.parse(`u_${stranger}`));
        const before = await view();
        await place.say(stranger, words);
        await until(async () => (await place.sees(stranger)).some(({ text }) => text.trim() !== ''));
        expect((await view()).candidates).toEqual(before.candidates);
        expect(await setup.storage.ledger(setup.tenant).approvals({ status: 'pending', limit: 5 })).toEqual([]);
      },
    );

    test.each([
      ['emoji and accents', '👩🏽‍🚀 Ø, Zoë'],
      ['right to left', 'أنا مسعف שלום'],
      ['markup', '<!channel> <script>alert(1)</script> [x](javascript:alert(1)) **b** <at>Bob</at>'],
    ])('%s are answered in words, with nothing in them that acts', async (_what, words) => {
      const { place, sees } = parts();
      await place.say('mara', words);
      const answer = await until(() => sees('mara', ({ text }) => text.trim() !== ''));
      expect(answer.text.isWellFormed()).toBe(true);
      expect(answer.text).not.toMatch(/internal_error|went wrong|\[object/);
    });
  });
}
