// What a storm is made of on each platform: empty messages of twenty people, signed as the platform signs them.
import { directMessage, eventBody, openFakeSlack, sendSigned, signingSecret } from '../test/fakes/slack.ts';
import { activityOf, installed, openFakeTeams, sendActivity } from '../test/fakes/teams.ts';

export interface Side {
  readonly environment: Record<string, string>;
  /** Everybody has been there once. */
  meet(url: string): Promise<void>;
  /** The same number is the same event. */
  deliver(url: string, number: number): Promise<{ status: number }>;
  /** Messages that Muster has posted. */
  replies(): number;
  close(): Promise<void>;
}

const people = 20;
const numbers = Array.from({ length: people }, (_, number) => number);

export async function openSlackSide(): Promise<Side> {
  const slack = await openFakeSlack();
  for (const number of numbers) slack.addUser({ id: `U${number}`, email: 'mara@harbor.test' });
  const bodies = new Map<number, string>();
  const bodyOf = (number: number): string => {
    const body = bodies.get(number) ?? eventBody(directMessage(`U${number % people}`, ' '), { id: `Ev${number}` });
    bodies.set(number, body);
    return body;
  };
  return {
    environment: { SLACK_BOT_TOKEN: 'xoxb-bench', SLACK_SIGNING_SECRET: signingSecret, SLACK_API_URL: slack.apiUrl },
    async meet(url) {
      await sendSigned(url, { body: eventBody(directMessage('U0', ' '), { id: 'EvWarm' }) });
    },
    deliver: (url, number) => sendSigned(url, { body: bodyOf(number) }),
    replies: () => slack.calls.filter(({ method }) => method === 'chat.postMessage').length,
    close: () => slack.close(),
  };
}

export async function openTeamsSide(): Promise<Side> {
  const teams = await openFakeTeams();
  for (const number of numbers) teams.addPerson({ id: `29:${number}`, email: 'mara@harbor.test' });
  const token = await teams.token();
  const { environment } = teams;
  return {
    environment,
    async meet(url) {
      for (const number of numbers) await sendActivity(url, { activity: installed(teams, `29:${number}`), token });
    },
    deliver: (url, number) =>
      sendActivity(url, {
        activity: activityOf(teams, `29:${number % people}`, { id: `storm ${number}`, text: ' ' }),
        token,
      }),
    replies: () => teams.messages().length,
    close: () => teams.close(),
  };
}
