// `npm run doctor`: looks at configuration, machine and chat platforms without starting the service, and says what to do.
import { join } from 'node:path';
import type { Finding } from '../channels/doctor.ts';
import { examineSlack } from '../channels/slack/doctor.ts';
import { examineTeams } from '../channels/teams/doctor.ts';
import { slackConfigOf, teamsConfigOf } from './channels.ts';
import type { Config } from './config.ts';
import { examineMachine } from './machine-doctor.ts';
import { publicUrlOf } from './public-url.ts';

export async function examine(config: Config): Promise<readonly Finding[]> {
  const slack = slackConfigOf(config);
  const teams = teamsConfigOf(config);
  const dependencies = { fetch, now: () => new Date(), publicUrl: publicUrlOf(config) };
  return [
    { what: 'Configuration', isWell: true, words: 'every variable that is set can be read' },
    ...(await examineMachine({ config, root: join(import.meta.dirname, '../..'), fetch })),
    ...(slack === undefined
      ? [{ what: 'Slack', isWell: true, words: 'not configured; see docs/slack.md' }]
      : await examineSlack(slack, dependencies)),
    ...(teams === undefined
      ? [{ what: 'Teams', isWell: true, words: 'not configured; see docs/teams.md' }]
      : await examineTeams(teams, dependencies)),
  ];
}
