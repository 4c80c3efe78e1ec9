// Slack passes the suite of all channels, against its Web API over real HTTP.
import { onTestFinished } from 'vitest';
import { openSlackChannel } from '../../src/channels/slack/slack-channel.ts';
import { openSlackApi } from '../../src/channels/slack/web-api.ts';
import { sentFile } from '../../src/channels/files/sent-file.ts';
import { channelContract } from '../contracts/channel.ts';
import { buttonsOf, openFakeSlack, readable } from '../fakes/slack.ts';
import { freshTenant } from '../support/tenants.ts';

channelContract('slack', async () => {
  const slack = await openFakeSlack();
  onTestFinished(() => slack.close());
  const tenant = freshTenant();
  const api = openSlackApi('xoxb-test', slack.apiUrl);
  const channel = openSlackChannel({ api: async () => api, of: async (of) => (of === tenant ? ['T1'] : []) });
  return {
    channel,
    tenant,
    team: 'T1',
    addPerson: (person) => slack.addUser(person),
    shared: { platform: 'slack', team: 'T1', surface: 'shared', address: '{"channel":"C1"}' },
    seen: () =>
      slack.messages().map((message) => ({
        reader: message.ephemeralTo ?? (message.channel.startsWith('D') ? message.channel.slice(1) : null),
        text: readable(message),
        buttons: buttonsOf(message).map(({ label }) => label),
      })),
    refuse: (how, times) => slack.refuse(how, times),
    deleteAll: () => slack.deleteAll(),
    addFile: (file) => sentFile(slack.addFile(file)),
  };
});
