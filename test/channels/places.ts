// The places where people meet Muster in a chat, as the suites over all of them use them: say something, read, press.
import type { FileSurface } from '../contracts/surface-files.ts';
import { buttonsOf, click, directMessage, eventBody, form, readable, sendSigned } from '../fakes/slack.ts';
import * as inTeams from '../fakes/teams.ts';
import { type ChannelSetup, slackId, staff, teamsId, until } from './setup.ts';
import { expect } from 'vitest';

/** Direct messages in Slack. */
export const slackOf = (setup: ChannelSetup): FileSurface => ({
  enter: async () => undefined,
  async say(name, text) {
    const body = eventBody(directMessage(slackId(name), text));
    expect((await sendSigned(setup.url, { body })).status).toBe(200);
  },
  async send(name, text, file) {
    const sent = { subtype: 'file_share', files: [setup.slack.addFile(file)] };
    const body = eventBody(directMessage(slackId(name), text, sent));
    expect((await sendSigned(setup.url, { body })).status).toBe(200);
  },
  sees: async (name) =>
    setup.slack
      .messages()
      .filter(({ channel }) => channel === `D${slackId(name)}`)
      .map((message) => ({
        text: readable(message),
        labels: buttonsOf(message).map(({ label }) => label),
        async press(label, said) {
          const forms = setup.slack.calls.filter(({ method }) => method === 'views.open').length;
          await sendSigned(setup.url, click(slackId(name), { message, label }));
          if (said === undefined) return;
          // Where nothing is left to decide no form opens, and the reason is told instead.
          const answer = await until(
            () =>
              setup.slack.calls.filter(({ method }) => method === 'views.open')[forms] ??
              setup.slack.messages().find(({ ephemeralTo }) => ephemeralTo === slackId(name)),
          );
          if (!('args' in answer)) return;
          const values = Object.fromEntries(
            Object.entries(said).map(([field, value]) => [field, { value: { value } }]),
          );
          const view = { ...answer.args.view, state: { values } };
          const user = { id: slackId(name) };
          await sendSigned(setup.url, form({ type: 'view_submission', team: { id: 'T1' }, user, view }));
        },
      })),
});

/** Personal chats in Teams. */
export function teamsOf(setup: ChannelSetup): FileSurface {
  const deliver = async (activity: object) => {
    const token = await setup.teams.token();
    expect((await inTeams.sendActivity(setup.url, { activity, token })).status).toBe(200);
  };
  return {
    async enter() {
      for (const name of staff) await deliver(inTeams.installed(setup.teams, teamsId(name)));
      for (const name of staff)
        await until(() => setup.teams.messages().some(({ conversation }) => conversation === `a:${teamsId(name)}`));
      setup.teams.deleteAll();
    },
    say: (name, text) => deliver(inTeams.activityOf(setup.teams, teamsId(name), { text })),
    send: (name, text, file) =>
      deliver(inTeams.activityOf(setup.teams, teamsId(name), { text, ...inTeams.attached(setup.teams.addFile(file)) })),
    sees: async (name) =>
      setup.teams
        .messages()
        .filter(({ conversation }) => conversation === `a:${teamsId(name)}`)
        .map((message) => ({
          text: inTeams.readable(message),
          labels: inTeams.labelsOf(message),
          press: (label, said = {}) =>
            deliver(inTeams.pressed(setup.teams, teamsId(name), { message, label, said: { ...said } })),
        })),
  };
}
