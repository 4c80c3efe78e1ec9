// The pictures in docs/slack.md and docs/teams.md are of cards that Muster really sends: each has its card, each card is one that
// the platform takes, and no page shows a picture that is not there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf as slackMessages } from '../../src/channels/slack/blocks.ts';
import { ValidMessage } from '../../src/channels/slack/valid-blocks.ts';
import { messagesOf as teamsMessages } from '../../src/channels/teams/adaptive-cards.ts';
import { sampleCards } from '../../scripts/pictures/sample-cards.ts';
import { faultsOf } from '../support/adaptive-cards.ts';

describe.each(['slack', 'teams'] as const)('docs/%s.md', (platform) => {
  const page = readFileSync(`docs/${platform}.md`, 'utf8');
  const shown = [...page.matchAll(/!\[[^\]]{10,}\]\(pictures\/([\w-]+)\.png\)/g)].map(([, name]) => name ?? '');

  test('shows an approval, its decision, the brief and a channel, each drawn from a card', () => {
    expect(shown.length).toBe(page.match(/!\[/g)?.length);
    expect(shown).toEqual(
      expect.arrayContaining(['approval', 'decided', 'brief', 'channel'].map((name) => `${platform}-${name}`)),
    );
    for (const name of shown) {
      expect(existsSync(`docs/pictures/${name}.png`)).toBe(true);
      expect(Object.keys(sampleCards)).toContain(name.replace(`${platform}-`, ''));
    }
  });
});

test.each(Object.entries(sampleCards))('the card of “%s” is taken by both platforms', (_name, card) => {
  for (const message of slackMessages(card)) expect(ValidMessage.safeParse(message).error?.issues).toBeUndefined();
  for (const { attachments } of teamsMessages(card))
    for (const { content } of attachments) expect(faultsOf(content)).toEqual([]);
});
