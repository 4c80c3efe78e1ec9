// What leaves for Teams is valid by the rules of Adaptive Cards and by Microsoft's own parser, and small enough, whatever stands
// on the card.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, type Part } from '../../src/channels/card.ts';
import { messagesOf, readClick } from '../../src/channels/teams/adaptive-cards.ts';
import { ValidCard } from '../../src/channels/teams/valid-cards.ts';
import { ApprovalId } from '../../src/core/ids.ts';
import { faultsOf } from '../support/adaptive-cards.ts';

const words = fc.string({ unit: 'grapheme', maxLength: 5000 });
const approval = ApprovalId.parse('apr_1');
const field = fc.record({
  name: fc.constantFrom('candidate', 'reason'),
  label: fc.constant('Reason'),
  value: words,
  isLong: fc.boolean(),
  isOptional: fc.boolean(),
});
const form = fc.record({
  title: words,
  submit: fc.constant('Propose this'),
  fields: fc.uniqueArray(field, { minLength: 1, selector: ({ name }) => name }),
});
const look = { label: words, style: fc.constantFrom('primary' as const, 'danger' as const) };
const button = fc.oneof(
  fc.record({ ...look, intent: fc.constant({ do: 'approve' as const, approval, digest: 'd'.repeat(64) }) }),
  fc.record({ ...look, form, intent: fc.constant({ do: 'reject' as const, approval, reason: null }) }),
  fc.record({
    ...look,
    form,
    intent: fc.constant({ do: 'edit' as const, approval, arguments: { text: 'x'.repeat(9000) } }),
  }),
);
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading' as const, 'text' as const, 'quiet' as const), text: words }),
  fc.record({ kind: fc.constant('facts' as const), facts: fc.array(fc.tuple(words, words), { maxLength: 12 }) }),
  fc.record({ kind: fc.constant('buttons' as const), buttons: fc.array(button, { minLength: 1, maxLength: 30 }) }),
  fc.record({ kind: fc.constant('link' as const), label: words, url: fc.constant('https://muster.test/console/') }),
);
const card: fc.Arbitrary<Card> = fc.record({ text: words, parts: fc.array(part, { minLength: 1, maxLength: 40 }) });
const contents = (given: Card): readonly object[] =>
  messagesOf(given, { post: 'pst_1', person: '29:mara' }).flatMap(({ attachments }) =>
    attachments.map(({ content }) => content),
  );

test('every card becomes messages that Teams takes', () => {
  fc.assert(
    fc.property(card, (given) => {
      expect(contents(given).flatMap(faultsOf)).toEqual([]);
      // https://learn.microsoft.com/microsoftteams/limits-specifications-teams: 28 KB a message.
      for (const message of messagesOf(given)) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(28_000);
    }),
    { seed: 7, numRuns: 40 },
  );
});

test('a click brings back what the button means, and what was filled in', () => {
  const intent = { do: 'reject' as const, approval, reason: null };
  const [content] = contents({ text: 'x', parts: [{ kind: 'buttons', buttons: [{ label: 'Reject', intent }] }] });
  const data: unknown = JSON.parse(/"data":(\{.*\})\}\]\}\]/.exec(JSON.stringify(content))?.[1] ?? '{}');
  expect(readClick({ ...Object(data), 'field.reason': 'No' })).toEqual({ intent, said: { reason: 'No' } });
  expect(readClick({ intent: { do: 'something else' } })).toBeUndefined();
});

test.each([
  ['an unknown element', { body: [{ type: 'Script', text: 'x' }] }],
  [
    'a misspelt property',
    { body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'x', colour: 'red' }] }] },
  ],
  [
    'an action that submits',
    { body: [{ type: 'ActionSet', actions: [{ type: 'Action.Submit', title: 'x', data: {} }] }] },
  ],
  [
    'a link that runs something',
    { body: [{ type: 'ActionSet', actions: [{ type: 'Action.OpenUrl', title: 'x', url: 'javascript:alert(1)' }] }] },
  ],
  [
    'too many readers',
    {
      body: [],
      refresh: {
        action: { type: 'Action.Execute', verb: 'muster.refresh', data: {} },
        userIds: Array.from({ length: 61 }, (_, at) => `29:${at}`),
      },
    },
  ],
  ['another version', { body: [], version: '1.6' }],
])('the checker refuses %s', (_what, given) => {
  const shown = {
    type: 'AdaptiveCard',
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    version: '1.5',
    ...given,
  };
  expect(ValidCard.safeParse(shown).success).toBe(false);
  expect(ValidCard.safeParse({ ...shown, version: '1.5', body: [], refresh: undefined }).success).toBe(true);
});
