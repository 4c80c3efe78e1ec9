// What a client's model words to a candidate is a draft at a link: a person sends it, never the model.
import { expect, test } from 'vitest';
import { openApi } from '../world.ts';
import { connected } from './client.ts';

const message = { name: 'send_message', arguments: { candidate: 'c_ines', text: 'we look forward to meeting her' } };

test('a worded message waits at a page, and the outcome is found there', async () => {
  const world = await openApi();
  const { client } = await connected(world, await world.key({}), {});
  const { structuredContent, content } = await client.callTool(message);
  expect(structuredContent).toMatchObject({
    status: 'draft',
    draft: {
      text: expect.stringContaining('We look forward to meeting you.'),
      url: expect.stringMatching(/\/console\/approvals#act_/),
    },
  });
  expect(JSON.stringify(content)).toContain('Nothing has been sent.');
  const again = await client.callTool(message);
  expect(again.structuredContent).toMatchObject({ status: 'draft', draft: Object(structuredContent)['draft'] });
  expect((await world.call({ path: '/api/v1/drafts' })).body.data).toHaveLength(1);
});

test('letters from a template to several people wait at a page with who gets what', async () => {
  const world = await openApi();
  const { client } = await connected(world, await world.key({}), {});
  const call = { name: 'send_followup', arguments: { filters: { stage: 'Applied' } } };
  const { structuredContent, content } = await client.callTool(call);
  expect(structuredContent).toMatchObject({ status: 'draft', draft: { url: expect.stringContaining('/console/') } });
  const { letters, letters_total: total } = Object(Object(structuredContent)['draft']);
  expect(letters).toHaveLength(Math.min(10, total));
  expect(letters.length).toBeGreaterThan(1);
  expect(JSON.stringify(content)).toContain('Nothing has been sent. Whoever asked sends or discards them at ');
});

test('no tool sends a draft', async () => {
  const world = await openApi();
  const { client } = await connected(world, await world.key({}), {});
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).filter((name) => name.includes('draft'))).toEqual([]);
});
