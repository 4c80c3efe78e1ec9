// A new workspace is connected by following docs/slack.md, and Teams by following docs/teams.md: every command, setting, address and
// sentence is taken from the page itself, so that the page cannot say what is no longer so. Only Slack and Microsoft are the fakes.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/main/config.ts';
import { filesHolding } from '../support/canary-files.ts';
import { layTemplate } from '../support/database-template.ts';
import * as inSlack from '../fakes/slack.ts';
import * as inTeams from '../fakes/teams.ts';
import { freshFolder, removeData, type RunningService, runMuster, startService } from '../support/service.ts';

const root = join(import.meta.dirname, '../..');
const pages = {
  slack: readFileSync(join(root, 'docs/slack.md'), 'utf8'),
  teams: readFileSync(join(root, 'docs/teams.md'), 'utf8'),
};

/** What the page says there; a page that no longer says it fails here. */
function told(page: keyof typeof pages, pattern: RegExp): readonly string[] {
  const found = pattern.exec(pages[page]);
  if (found === null) throw new Error(`docs/${page}.md no longer says ${pattern}`);
  return found.slice(1);
}

const Package = z.looseObject({ scripts: z.record(z.string(), z.string()) });

/** `npm run [--silent] name [-- arguments]`, in a folder of its own. */
async function npmRun(command: string, environment: Record<string, string> = {}) {
  const [, name = '', given = ''] = /^npm run (?:--silent )?([\w:]+)(?: -- (.*))?$/.exec(command) ?? [];
  const { scripts } = Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const [, script = ''] = /^node bin\/node24\.mjs (.+)$/.exec(scripts[name] ?? '') ?? [];
  const [file = '', ...own] = script.split(' ');
  const cwd = freshFolder();
  const all = ['--disable-warning=ExperimentalWarning', join(root, file), ...own, ...given.split(' ').filter(Boolean)];
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd, env: { PATH, HOME, ...environment } });
  return { stdout, cwd };
}

let slack: inSlack.FakeSlack;
let teams: inTeams.FakeTeams;
let service: RunningService;
/** What an operator would not set: where the fakes are, and the port behind the public address. */
let elsewhere: Record<string, string>;
let settings: Record<string, string>;
const dataDir = freshFolder();
const begin = async () => {
  const address = `http://127.0.0.1:${elsewhere['PORT']}`;
  service = await startService({ dataDir, address, timeoutMs: 150_000, environment: { ...settings, ...elsewhere } });
};

const Manifest = z.looseObject({
  oauth_config: z.looseObject({
    redirect_urls: z.array(z.string()),
    scopes: z.looseObject({ bot: z.array(z.string()) }),
  }),
  settings: z.looseObject({
    event_subscriptions: z.looseObject({ request_url: z.string(), bot_events: z.array(z.string()) }),
  }),
});
let manifest: z.infer<typeof Manifest>;

/** Step 1 of docs/slack.md, as far as Slack's own pages. */
async function createTheApp(): Promise<string> {
  const [command = '', file = ''] = told('slack', /```sh\n(npm run .*slack:manifest -- \S+) > (\S+\.json)\n```/);
  manifest = Manifest.parse(JSON.parse((await npmRun(command)).stdout));
  expect(file).toBe('slack-manifest.json');
  slack.scopes = manifest.oauth_config.scopes.bot;
  return command.split(' ').at(-1) ?? '';
}

/** Step 2: the table of variables, without those that the page calls optional. */
function settingsOfSlack(address: string): Record<string, string> {
  const values: Record<string, string> = {
    SLACK_SIGNING_SECRET: inSlack.signingSecret,
    SLACK_BOT_TOKEN: 'xoxb-own',
    PUBLIC_URL: address,
  };
  const rows = [...pages.slack.matchAll(/^\| (.+) \| `([A-Z_]+)` \|$/gm)].map(([, where = '', name = '']) => ({
    where,
    name,
  }));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['SLACK_APP_TOKEN', 'SLACK_ORGANIZATION']));
  const needed = rows.filter(({ where }) => !/^only with a socket|unless/.test(where)).map(({ name }) => name);
  expect(needed.toSorted()).toEqual(Object.keys(values).toSorted());
  return values;
}

function settingsOfTeams(): Record<string, string> {
  const [names = ''] = told('teams', /\*\*Start Muster with\*\* (.+?)\. `TEAMS_ORGANIZATION`/);
  const known = Object.entries(teams.environment).filter(([name]) => names.includes(`\`${name}\``));
  expect(names.match(/`[A-Z_]+`/g)).toHaveLength(known.length);
  return Object.fromEntries(known);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.looseObject({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return String(port);
}

beforeAll(async () => {
  slack = await inSlack.openFakeSlack();
  teams = await inTeams.openFakeTeams();
  const { TEAMS_OPENID_URL = '', TEAMS_LOGIN_URL = '' } = teams.environment;
  elsewhere = {
    SLACK_API_URL: slack.apiUrl,
    TEAMS_OPENID_URL,
    TEAMS_LOGIN_URL,
    ALLOW_PRIVATE_NETWORK: '1',
    PORT: await freePort(),
  };
  settings = { ...settingsOfSlack(await createTheApp()), ...settingsOfTeams() };
  // A name that the page has wrong would be ignored, and not be noticed.
  const known = Object.keys(readConfig({ ...settings, ...elsewhere }));
  const unknown = Object.keys(settings).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`the pages name settings that are none: ${unknown.join(', ')}`);
  await layTemplate(dataDir);
  await begin();
}, 180_000);
afterAll(async () => {
  await service.stop();
  await slack.close();
  await teams.close();
  removeData(service);
});

async function until<T>(what: () => T | undefined | false, patienceMs = 60_000): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = what();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end)
      throw new Error(`it did not come; there is: ${JSON.stringify(slack.messages().map(inSlack.readable), null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
const emailOf = async (role: string): Promise<{ id: string; email: string }> => {
  const [address = ''] = told('slack', /they have in Muster \(`([^`]+)`\)/);
  const { body } = await service.call('GET', address);
  const user = body.data.find((one: { role: string }) => one.role === role);
  return { id: user.user_id, email: user.email };
};
const inSlackSays = async (user: string, text: string, team = 'T1') => {
  const body = inSlack.eventBody(inSlack.directMessage(user, text), { team });
  expect((await inSlack.sendSigned(service.url, { body })).status).toBe(200);
};
const answerTo = (user: string) => until(() => slack.messages().findLast(({ channel }) => channel === `D${user}`));

describe('setting up chat by the documents', { shuffle: false }, () => {
  test('Slack proves the address of the manifest, and the doctor finds nothing to do', async () => {
    const { request_url: address } = manifest.settings.event_subscriptions;
    expect(new URL(address).pathname).toBe('/slack/events');
    const body = JSON.stringify({ type: 'url_verification', challenge: 'c-1' });
    const { status, text } = await inSlack.sendSigned(service.url, { body });
    expect({ status, text: JSON.parse(text) }).toEqual({ status: 200, text: { challenge: 'c-1' } });
    const [command = ''] = told('slack', /```sh\n(npm run doctor)\n```/);
    expect(pages.teams).toContain(`\`${command}\``);
    const { stdout } = await npmRun(command, { ...settings, ...elsewhere, PORT: '0' });
    expect(stdout).not.toContain('TO DO');
    for (const what of ['Slack way', 'Slack token', 'Slack scopes', 'Teams login', 'Clock'])
      expect(stdout).toContain(what);
    // And it does find what the page says it would.
    const bad = await runMuster(['doctor'], { ...settings, ...elsewhere, SLACK_SIGNING_SECRET: 'wrong' });
    expect(bad).toMatchObject({ code: 1, output: expect.stringMatching(/TO DO {2}Slack way/) });
  });

  test('the first instruction of docs/slack.md is answered to somebody who is known by their address', async () => {
    slack.addUser({ id: 'UNEW', email: (await emailOf('recruiter')).email });
    const [words = ''] = told('slack', /Then write to Muster in Slack, for example \*“(.+?)”\*/);
    await inSlackSays('UNEW', words);
    expect(inSlack.readable(await answerTo('UNEW'))).not.toMatch(/I do not know you|did not understand/);
  });

  test('whoever has another address is known by the one-time code of step 4', async () => {
    const { id } = await emailOf('admin');
    slack.addUser({ id: 'UOTHER', email: 'somebody@elsewhere.test' });
    const [path = '', said = ''] = told('slack', /one-time code \(`POST ([^`]+)`, .+?\) and sends `(.+?)` to Muster/);
    const { status, body } = await service.call('POST', path.replace('{id}', id), {});
    expect(status).toBe(201);
    await inSlackSays('UOTHER', said.replace('CODE', body.code));
    expect(inSlack.readable(await answerTo('UOTHER'))).toMatch(/^Welcome/);
  });

  test('docs/teams.md: the package names the bot, its address is heard, and whoever installs it is greeted and answered', async () => {
    const [command = '', file = ''] = told('teams', /`(npm run teams:app -- .+?)` writes `(\S+\.zip)`/);
    const { TEAMS_APP_ID: id = '' } = settings;
    const { cwd } = await npmRun(command.replace('<app id>', id).replace('your-address', 'muster.your-company.com'));
    const manifestOfTeams = unzipSync(readFileSync(join(cwd, file)))['manifest.json'];
    expect(JSON.parse(Buffer.from(manifestOfTeams ?? []).toString('utf8'))).toMatchObject({ bots: [{ botId: id }] });
    expect(told('teams', /messaging endpoint to `https:\/\/your-address(\S+)`/)).toEqual(['/api/messages']);
    teams.addPerson({ id: '29:new', email: (await emailOf('recruiter')).email });
    const token = await teams.token();
    const deliver = async (activity: object) =>
      expect((await inTeams.sendActivity(service.url, { activity, token })).status).toBe(200);
    await deliver(inTeams.installed(teams, '29:new'));
    await until(() => teams.messages().some((one) => /Tell me what to do/.test(inTeams.readable(one))));
    await deliver(inTeams.activityOf(teams, '29:new', { text: 'what waits for me?' }));
    await until(() => teams.messages().length === 2);
    expect(teams.messages().map(inTeams.readable).join()).not.toMatch(/I do not know you/);
  });

  test('several workspaces: one more is connected by an admin’s link, heard, sealed at rest, and let go', async () => {
    const [id = '', secret = '', instead = ''] = told('slack', /Set `(\w+)` and `(\w+)` \(.+?\) instead of `(\w+)`/);
    const { [instead]: _dropped, ...others } = settings;
    settings = { ...others, [id]: 'client', [secret]: 'client-secret' };
    await service.stop();
    await begin();
    const [path = '', asked = ''] = told('slack', /makes a link with `POST (\S+) (\{.+?\})`/);
    const made = await service.call('POST', path, JSON.parse(asked));
    expect(made.status).toBe(201);
    expect(await installAsTold(made.body.url)).toBe(200);
    const { team, token } = inSlack.installed;
    expect(await workspaces()).toEqual([team]);

    slack.addUser({ id: 'UNINTH', email: (await emailOf('recruiter')).email, team });
    await inSlackSays('UNINTH', 'what waits for me?', team);
    await answerTo('UNINTH');
    expect(slack.calls.findLast(({ method }) => method === 'chat.postMessage')?.token).toBe(token);
    expect(filesHolding(dataDir, [token])).toEqual([]);

    const [removal = ''] = told('slack', /`DELETE (\S+)` disconnects one/);
    expect((await service.call('DELETE', removal.replace('{team}', team))).status).toBe(204);
    expect(await workspaces()).toEqual([]);
    expect(await installAsTold((await service.call('POST', path, JSON.parse(asked))).body.url)).toBe(200);
    const gone = inSlack.eventBody({ type: 'app_uninstalled' }, { team });
    expect((await inSlack.sendSigned(service.url, { body: gone })).status).toBe(200);
    for (const end = Date.now() + 60_000; (await workspaces()).length > 0;) expect(Date.now()).toBeLessThan(end);
    // A workspace that is not connected is not heard.
    const body = inSlack.eventBody(inSlack.directMessage('UNINTH', 'hello'), { team });
    await expect
      .poll(async () => (await inSlack.sendSigned(service.url, { body })).status, { timeout: 30_000 })
      .toBe(401);
  });
});

/** Slack's own page between the link and the way back, which refuses what the app was not made for. */
async function installAsTold(link: string): Promise<number> {
  const begun = await fetch(link.replace(settings['PUBLIC_URL'] ?? '', service.url), { redirect: 'manual' });
  const asked = new URL(begun.headers.get('location') ?? '').searchParams;
  expect(manifest.oauth_config.redirect_urls).toContain(asked.get('redirect_uri'));
  expect(asked.get('scope')?.split(',')).toEqual(manifest.oauth_config.scopes.bot);
  const back = new URL(new URL(asked.get('redirect_uri') ?? '').pathname, service.url);
  back.search = new URLSearchParams({ code: 'c1', state: asked.get('state') ?? '' }).toString();
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(back, { headers: { cookie } })).status;
}
const workspaces = async (): Promise<string[]> => {
  const [path = ''] = told('slack', /`GET (\S+)` lists them/);
  const { body } = await service.call('GET', path);
  return body.data
    .filter((one: { platform: string }) => one.platform === 'slack')
    .map((one: { team: string }) => one.team);
};
