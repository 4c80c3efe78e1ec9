// Teams passes the suite of all channels, against its connector over real HTTP.
import { onTestFinished } from 'vitest';
import { openBotbuilder } from '../../src/channels/teams/botbuilder-port.ts';
import { openTeamsChannel } from '../../src/channels/teams/teams-channel.ts';
import { sentFile } from '../../src/channels/files/sent-file.ts';
import { channelContract } from '../contracts/channel.ts';
import { appId, appPassword, directory, labelsOf, openFakeTeams, readable } from '../fakes/teams.ts';
import { freshTenant } from '../support/tenants.ts';

channelContract('teams', async () => {
  const teams = await openFakeTeams();
  onTestFinished(() => teams.close());
  const tenant = freshTenant();
  const config = {
    appId,
    appPassword,
    directory,
    tenant,
    openIdUrl: teams.environment['TEAMS_OPENID_URL'],
    loginUrl: teams.environment['TEAMS_LOGIN_URL'],
  };
  const port = openBotbuilder(config, { now: () => new Date() });
  const people = {
    reference: async () => undefined,
    keep: async () => undefined,
    keepSeen: async () => undefined,
    byAddress: async (email: string) => teams.idOf(email),
    keepAddress: async () => undefined,
  };
  return {
    channel: openTeamsChannel({ port, people, tenant, directory, service: teams.url, near: teams.url }),
    tenant,
    team: directory,
    addPerson: (person) => teams.addPerson(person),
    shared: {
      platform: 'teams',
      team: directory,
      surface: 'shared',
      address: JSON.stringify({ serviceUrl: teams.url, conversation: '19:general' }),
    },
    seen: () =>
      teams.messages().map((message) => ({
        reader: message.conversation.startsWith('a:') ? message.conversation.slice(2) : null,
        text: readable(message),
        buttons: labelsOf(message),
      })),
    refuse: (how, times) => teams.refuse(how, times),
    deleteAll: () => teams.deleteAll(),
    addFile: (file) => sentFile(teams.addFile(file)),
  };
});
