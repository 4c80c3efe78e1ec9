// The templates that built-in sequences bring along are seen and changed like the organization's own.
import { expect, test } from 'vitest';
import { openApi } from './world.ts';

test('a built-in template is listed and shown, a change makes an own one, and deleting that brings it back', async () => {
  const { call: ask } = await openApi();
  const call = (method: 'GET' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    ask({ method, path, ...(body === undefined ? {} : { body }) });
  const list = async () => (await call('GET', '/api/v1/templates')).body.data;
  expect(await list()).toContainEqual(expect.objectContaining({ template_id: 'at_risk_check_in', built_in: true }));
  const path = '/api/v1/templates/at_risk_check_in';
  expect((await call('GET', path)).body).toMatchObject({ built_in: true });
  expect((await call('DELETE', path)).status).toBe(404);
  const changed = await call('PATCH', path, { subject: 'Are you there?' });
  expect(changed.body).toMatchObject({ subject: 'Are you there?', body: expect.stringContaining('Hi ') });
  expect(changed.body).not.toHaveProperty('built_in');
  expect((await list()).filter((one: { template_id: string }) => one.template_id === 'at_risk_check_in')).toHaveLength(
    1,
  );
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).body).toMatchObject({ built_in: true });
});
