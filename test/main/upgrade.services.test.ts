// Upgrades from each release that was kept, on a PostgreSQL server.
import { serverPlace } from '../support/put-back.ts';
import { describeWith } from '../support/real-services.ts';
import { upgradeStory } from '../support/upgrade-story.ts';

describeWith(['postgres'], 'an upgrade on a server', () => upgradeStory(serverPlace));
