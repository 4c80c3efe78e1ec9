// Upgrades from each release that was kept, on the embedded database.
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderPlace } from '../support/put-back.ts';
import { releases, upgradeStory } from '../support/upgrade-story.ts';

test('a release is kept, and none of them is large', () => {
  expect(releases.length).toBeGreaterThan(0);
  for (const { file } of releases) expect(statSync(file).size).toBeLessThan(300_000);
});

upgradeStory(folderPlace);
