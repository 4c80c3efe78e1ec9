// The doctor of Teams: what is well, and what to do where it is not.
import { onTestFinished, expect, test } from 'vitest';
import { examineTeams } from '../../src/channels/teams/doctor.ts';
import { appId, appPassword, directory, openFakeTeams } from '../fakes/teams.ts';
import { freshTenant } from '../support/tenants.ts';

const setUp = async (more: object = {}) => {
  const teams = await openFakeTeams();
  onTestFinished(() => teams.close());
  const config = {
    appId,
    appPassword,
    directory,
    tenant: freshTenant(),
    openIdUrl: teams.environment['TEAMS_OPENID_URL'],
    loginUrl: teams.environment['TEAMS_LOGIN_URL'],
    ...more,
  };
  return { teams, config };
};
const parts = (now = new Date()) => ({ fetch, now: () => now, publicUrl: 'https://muster.test' });
const failing = async (given: Promise<readonly { isWell: boolean; what: string; words: string }[]>) =>
  (await given).filter(({ isWell }) => !isWell).map(({ what, words }) => `${what}: ${words}`);

test('finds nothing to mend where all is well', async () => {
  const { config } = await setUp();
  expect(await failing(examineTeams(config, parts()))).toEqual([]);
});

test.each([
  ['another secret', { appPassword: 'another' }, /Teams login: Microsoft refuses the app .*TEAMS_APP_PASSWORD/],
  ['an id that is none', { appId: 'muster' }, /Teams ids: TEAMS_APP_ID/],
  ['a login that is not there', { loginUrl: 'http://127.0.0.1:1/login' }, /Teams login: .*firewall for 127\.0\.0\.1/],
  ['keys that are not there', { openIdUrl: 'http://127.0.0.1:1/keys' }, /Teams keys: .*firewall/],
])('says what to do about %s', async (_what, more, words) => {
  const { config } = await setUp(more);
  expect((await failing(examineTeams(config, parts()))).join('\n')).toMatch(words);
});

test('says that Microsoft calls https only, and that the clock is off', async () => {
  const { config } = await setUp();
  const late = { ...parts(new Date(Date.now() + 600_000)), publicUrl: 'http://muster.test' };
  expect((await failing(examineTeams(config, late))).join('\n')).toMatch(
    /https only[^]*Clock: 6\d\d s off Microsoft's/,
  );
});
