// The places where people meet Muster in a chat, as the suites over all of them use them: say something, read, press.
import type { FileSurface } from '../contracts/surface-files.ts';
import { buttonsOf, click, directMessage, eventBody, form, readable, sendSigned } from '../fakes/slack.ts';
import * as inTeams from '../fakes/teams.ts';
import { type ChannelHouse, slackId, staff, teamsId, until } from './house.ts';
import { expect } from 'vitest';

/** Direct messages in Slack. */
export const slackOf = (house: ChannelHouse): FileSurface => ({
  enter: async () => undefined,
  async say(name, text) {
    const body = eventBody(directMessage(slackId(name), text));
    expect((await sendSigned(house.url, { body })).status).toBe(200);
  },
  async send(name, text, file) {
    const sent = { subtype: 'file_share', files: [house.slack.addFile(file)] };
    const body = eventBody(directMessage(slackId(name), text, sent));
    expect((await sendSigned(house.url, { body })).status).toBe(200);
  },
  sees: async (name) =>
    house.slack
      .messages()
      .filter(({ channel }) => channel === `D${slackId(name)}`)
      .map((message) => ({
        text: readable(message),
        labels: buttonsOf(message).map(({ label }) => label),
        async press(label, said) {
          const forms = house.slack.calls.filter(({ method }) => method === 'views.open').length;
          await sendSigned(house.url, click(slackId(name), { message, label }));
          if (said === undefined) return;
          // Where nothing is left to decide no form opens, and the reason is told instead.
          const answer = await until(
            () =>
              house.slack.calls.filter(({ method }) => method === 'views.open')[forms] ??
              house.slack.messages().find(({ ephemeralTo }) => ephemeralTo === slackId(name)),
          );
          if (!('args' in answer)) return;
          const values = Object.fromEntries(
            Object.entries(said).map(([field, value]) => [field, { value: { value } }]),
          );
          const view = { ...answer.args.view, state: { values } };
          const user = { id: slackId(name) };
          await sendSigned(house.url, form({ type: 'view_submission', team: { id: 'T1' }, user, view }));
        },
      })),
});

/** Personal chats in Teams. */
export function teamsOf(house: ChannelHouse): FileSurface {
  const deliver = async (activity: object) => {
    const token = await house.teams.token();
    expect((await inTeams.sendActivity(house.url, { activity, token })).status).toBe(200);
  };
  return {
    async enter() {
      for (const name of staff) await deliver(inTeams.installed(house.teams, teamsId(name)));
      for (const name of staff)
        await until(() => house.teams.messages().some(({ conversation }) => conversation === `a:${teamsId(name)}`));
      house.teams.deleteAll();
    },
    say: (name, text) => deliver(inTeams.activityOf(house.teams, teamsId(name), { text })),
    send: (name, text, file) =>
      deliver(inTeams.activityOf(house.teams, teamsId(name), { text, ...inTeams.attached(house.teams.addFile(file)) })),
    sees: async (name) =>
      house.teams
        .messages()
        .filter(({ conversation }) => conversation === `a:${teamsId(name)}`)
        .map((message) => ({
          text: inTeams.readable(message),
          labels: inTeams.labelsOf(message),
          press: (label, said = {}) =>
            deliver(inTeams.pressed(house.teams, teamsId(name), { message, label, said: { ...said } })),
        })),
  };
}
