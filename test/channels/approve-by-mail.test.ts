// Deciding by e-mail: the mail holds a link that shows and does not decide, works once, for one person, in its time, and what
// is decided there stands on every copy in Slack and Teams.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { UserId } from '../../src/core/ids.ts';
import { activityOf, readable as readableInTeams, sendActivity } from '../fakes/teams.ts';
import { directMessage, eventBody, readable, sendSigned } from '../fakes/slack.ts';
import { type ChannelSetup, openChannelSetup, slackId, type Staff, teamsId, until } from './setup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset({ approvalMail: 'always' }));

const state = () => viewSandbox(setup.storage.records(setup.tenant));
const mailTo = async (name: Staff, subject = /Approval needed/) =>
  (await state()).mailbox.find((mail) => mail.to === `${name}@harbor.test` && subject.test(mail.subject));
const stageOfBob = async () => (await state()).candidates.find(({ id }) => id === 'c_bob')?.stage;
const linkIn = (text: string): string => /https:\S+/.exec(text)?.[0] ?? '';
const local = (link: string): string => link.replace('https://muster.test', setup.url);

const askForRejection = async () => {
  const body = eventBody(directMessage(slackId('mara'), 'reject Bob Harlan'));
  expect((await sendSigned(setup.url, { body })).status).toBe(200);
  const mail = await until(() => mailTo('dana'));
  return { mail, link: linkIn(mail.body) };
};
const open = async (link: string) => {
  const answer = await fetch(local(link));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const decide = async (link: string, fields: Record<string, string>) => {
  const { text } = await open(link);
  const form = {
    link: fieldIn(text, 'link') || (new URL(link).searchParams.get('link') ?? ''),
    digest: fieldIn(text, 'digest'),
  };
  const answer = await fetch(`${setup.url}/approve`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...fields }),
  });
  return { status: answer.status, text: await answer.text() };
};
/** What the page sets apart. */
const factsIn = (html: string): string[] => [...html.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, fact = '']) => fact);
const inSlack = (name: Staff) =>
  setup.slack
    .messages()
    .filter(({ channel }) => channel === `D${slackId(name)}`)
    .map(readable)
    .join('\n');
const inTeams = (name: Staff) =>
  setup.teams
    .messages()
    .filter(({ conversation }) => conversation === `a:${teamsId(name)}`)
    .map(readableInTeams)
    .join('\n');

describe('an approval by e-mail', () => {
  test('goes to those who may decide, and to nobody else', async () => {
    await askForRejection();
    await until(() => mailTo('lea'));
    expect(await mailTo('mara')).toBeUndefined();
    expect(await mailTo('kofi')).toBeUndefined();
    expect((await mailTo('dana'))?.body).toMatch(/Mara Ellison asks[^]*Bob Harlan[^]*Decide by[^]*works once/);
  });

  test('is decided by the person and no scanner: whatever is fetched, nothing is decided until the form is sent', async () => {
    const { link } = await askForRejection();
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(local(link), { method })).status).toBe(200);
    expect(await stageOfBob()).toBe('Phone Screen');
    expect((await decide(link, { decision: 'approve' })).text).toMatch(/<h1>Approved/);
    expect(await stageOfBob()).toBe('Rejected');
  });

  test('sets apart how it stands, from the ledger: before the decision, after it, and when it could not be done', async () => {
    const { mail, link } = await askForRejection();
    expect(mail.body).toMatch(/\n {4}Reject Bob Harlan [^\n]*\n\nNothing has happened yet\./);
    expect(factsIn((await open(link)).text)).toEqual([expect.stringMatching(/^Waits for approval: Reject Bob Harlan/)]);
    const done = await decide(link, { decision: 'approve' });
    expect(factsIn(done.text)).toEqual([expect.stringMatching(/^Done: Reject Bob Harlan/)]);
    expect(factsIn((await open(link)).text)).toEqual(factsIn(done.text));
  });

  test('tells a decision against it as something that changed nothing', async () => {
    const { link } = await askForRejection();
    const { text } = await decide(link, { decision: 'reject' });
    expect(text).toMatch(/<h1>Rejected/);
    expect(factsIn(text)).toEqual([expect.stringMatching(/^Declined: Reject Bob Harlan/), 'Nothing was changed.']);
  });

  test('does not tell an approval as done that the ATS refused', async () => {
    const { link } = await askForRejection();
    await setup.storage.records(setup.tenant).change(async (records) => records.remove('candidate', 'c_bob'));
    const { text } = await decide(link, { decision: 'approve' });
    expect(text).not.toMatch(/<h1>Approved<\/h1>/);
    expect(text).toMatch(/Not done|Nothing was decided/);
    expect(factsIn(text).some((fact) => fact.startsWith('Done'))).toBe(false);
  });

  test('names each whom many are asked about', async () => {
    await setup.reset({ approvalMail: 'always', bulkThreshold: 1 });
    const asked = { action: 'send_followup', filters: { days_since_contact: 1 }, message_template: 'checking_in' };
    expect((await setup.call('POST', '/api/v1/tasks', asked)).status).toBe(202);
    const mail = await until(() => mailTo('lea'));
    const named = mail.body.split('\n').filter((line) => /^ {6}• Email /.test(line));
    expect(named.length).toBeGreaterThan(1);
    expect(factsIn((await open(linkIn(mail.body))).text)).toHaveLength(1 + named.length);
  });

  test('changes all copies in Slack and Teams, and works once', async () => {
    const token = await setup.teams.token();
    for (const name of ['dana', 'lea', 'mara'] as const)
      await sendActivity(setup.url, {
        activity: activityOf(setup.teams, teamsId(name), { type: 'installationUpdate', action: 'add' }),
        token,
      });
    await until(
      () =>
        /Tell me what to do/.test(inTeams('lea')) && /Tell me/.test(inTeams('dana')) && /Tell me/.test(inTeams('mara')),
    );
    const { link } = await askForRejection();
    await until(() => /Approval needed/.test(inTeams('lea')));
    expect((await decide(link, { decision: 'reject', reason: 'Let us talk' })).status).toBe(200);
    for (const name of ['dana', 'lea', 'mara'] as const) {
      await until(() => /Rejected by Dana Whitfield[^]*Let us talk/.test(inSlack(name)));
      await until(() => /Rejected by Dana Whitfield/.test(inTeams(name)));
    }
    const again = await decide(link, { decision: 'approve' });
    expect(again.status).toBe(409);
    expect((await open(link)).text).toMatch(/Nothing waits here any more/);
    expect((await open(link)).text).not.toMatch(/<form/);
    expect(await stageOfBob()).toBe('Phone Screen');
  });

  test('ends with the approval', async () => {
    const { link } = await askForRejection();
    const html = (await open(link)).text;
    await setup.later(25 * 3_600_000);
    const late = await decide(link, { decision: 'approve', digest: fieldIn(html, 'digest') });
    expect(late.status).toBeGreaterThanOrEqual(400);
    await setup.gate.expire();
    expect((await open(link)).text).not.toMatch(/<form/);
    expect(await stageOfBob()).toBe('Phone Screen');
  });

  test('is of that person: one who is no longer here decides nothing', async () => {
    const { link } = await askForRejection();
    await setup.storage.directory(setup.tenant).remove(UserId.parse('u_dana'));
    expect((await open(link)).status).toBe(404);
    expect((await decide(link, { decision: 'approve' })).status).toBe(404);
    expect(await stageOfBob()).toBe('Phone Screen');
  });

  test.each([
    ['an altered link', (link: string) => `${link.slice(0, -4)}AAAA`],
    ['no link', () => 'https://muster.test/approve'],
    ['another word', () => 'https://muster.test/approve?link=hello'],
  ])('%s is 404', async (_what, change) => {
    const { link } = await askForRejection();
    expect((await open(change(link))).status).toBe(404);
    expect((await decide(change(link), { decision: 'approve' })).status).toBe(404);
    expect(await stageOfBob()).toBe('Phone Screen');
  });

  test('a form without a decision, or one that shows something else than what waits, decides nothing', async () => {
    const { link } = await askForRejection();
    expect((await decide(link, {})).status).toBe(400);
    expect((await decide(link, { decision: 'approve', digest: 'another' })).status).toBe(409);
    expect(await stageOfBob()).toBe('Phone Screen');
  });

  test('people are reminded once by mail when time runs out', async () => {
    await askForRejection();
    await setup.later(20 * 3_600_000);
    await setup.channels.jobs.remindApprovers();
    await setup.channels.jobs.remindApprovers();
    const reminders = (await state()).mailbox
      .filter(({ subject }) => /Still waiting/.test(subject))
      .map(({ to }) => to);
    expect(reminders.toSorted()).toEqual(['dana@harbor.test', 'lea@harbor.test']);
  });

  test('only whom no chat reaches is written to, where that is set', async () => {
    await setup.reset({ approvalMail: 'unreached' });
    const before = setup.slack.messages().length;
    const directory = setup.storage.directory(setup.tenant);
    const dana = await directory.user(UserId.parse('u_dana'));
    await directory.put({ ...dana, email: 'dana@elsewhere.test' });
    const body = eventBody(directMessage(slackId('mara'), 'reject Bob Harlan'));
    await sendSigned(setup.url, { body });
    await until(async () => (await state()).mailbox.find(({ to }) => to === 'dana@elsewhere.test'));
    expect(setup.slack.messages().length).toBeGreaterThan(before);
    expect(await mailTo('lea')).toBeUndefined();
  });

  test('the page allows no script, no frame and no other site, and Muster itself keeps the link neither in letters nor in the log', async () => {
    const { link } = await askForRejection();
    const policy = (await open(link)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
    const token = new URL(link).searchParams.get('link') ?? '';
    expect(token.length).toBeGreaterThan(100);
    const rows = await setup.storage.letters(setup.tenant).list({ limit: 100 });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(setup.log.lines.some((line) => JSON.stringify(line).includes(token))).toBe(false);
  });
});
