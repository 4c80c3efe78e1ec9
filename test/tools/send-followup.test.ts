import { expect, test } from 'vitest';
import { openOperations } from '../support/operations.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { planned, writeToolNamed } from '../support/tool-calls.ts';
import { ines } from './write-tool-steps.ts';

async function expanded(input: unknown, file: object = sampleSandbox()) {
  const world = await openOperations({ file });
  const tool = writeToolNamed(world, 'send_followup');
  return tool.expand?.(tool.input.parse(input), world.context('plan'));
}

const withTemplates = (templates: object[]) => ({ ...sampleSandbox(), templates });
const named = (id: string) => ({ id, subject: 'Hello', body: 'Hello' });

test('filters become one call for each candidate, each with the template', async () => {
  const calls = await expanded({ filters: { days_since_contact: 7 }, message_template: 'thanks' });
  expect(calls).toEqual([{ candidate: 'c_ines', message_template: 'thanks' }]);
});

test('filters by role reach that role only, and nobody who was hired', async () => {
  expect(await expanded({ filters: { role: 'Operations' } })).toEqual([
    { candidate: 'c_joe', message_template: 'gentle_nudge' },
  ]);
});

test('candidates that are named become one call each, once', async () => {
  const calls = await expanded({ candidates: ['c_joe', 'c_ines', 'c_joe'], message_template: 'thanks' });
  expect(calls).toEqual([
    { candidate: 'c_joe', message_template: 'thanks' },
    { candidate: 'c_ines', message_template: 'thanks' },
  ]);
});

test('filters that nobody fits are a call for nobody, not a failure', async () => {
  expect(await expanded({ filters: { role: 'nursing' }, message_template: 'thanks' })).toEqual([]);
});

test('one candidate is not expanded', async () => {
  expect(await expanded({ candidate: ines })).toBeUndefined();
});

test('an unknown template is refused even where nobody fits', async () => {
  await expect(expanded({ filters: { role: 'nursing' }, message_template: 'nope' })).rejects.toMatchObject({
    code: 'template_not_found',
  });
});

test.each([
  ['neither candidate nor filters', {}],
  ['both candidate and filters', { candidate: 'c_ines', filters: { role: 'nursing' } }],
  ['both candidate and candidates', { candidate: 'c_ines', candidates: ['c_joe'] }],
  ['no candidates', { candidates: [] }],
  ['filters without a criterion', { filters: {} }],
  ['a filter that does not exist', { filters: { age: 30 } }],
  ['a wrong type', { filters: { days_since_contact: '7' } }],
])('%s does not fit the schema', async (_what, input) => {
  const { success } = writeToolNamed(await openOperations(), 'send_followup').input.safeParse(input);
  expect(success).toBe(false);
});

test('without a template the one whose id says follow-up is taken', async () => {
  const { plan } = await planned(await openOperations(), 'send_followup', { candidate: ines });
  expect(plan).toMatchObject({ letter: { subject: 'Still interested, Inés?' } });
});

test('without a fitting template it asks which one, with the choices', async () => {
  const file = withTemplates([named('welcome'), named('offer_letter')]);
  await expect(expanded({ filters: { role: 'operations' } }, file)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'message_template' }],
    extra: { choices: ['offer_letter', 'welcome'] },
  });
});
