// What is found about a flow before it runs: at which step, where in the document, and what to do.
import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/connectors/catalogue.ts';
import { checkedUrl } from '../../../../src/connectors/runtime/guard.ts';
import { FlowDocument } from '../../../../src/core/flow.ts';
import { ActorId, ConnectionId, TenantId, UserId } from '../../../../src/core/ids.ts';
import type { Connection } from '../../../../src/core/integration.ts';
import { checkFlow } from '../../../../src/services/integration/flows/check-flow.ts';
import { flowTemplates } from '../../../../src/services/integration/flows/templates/index.ts';
import { createTestClock } from '../../../support/clock.ts';
import { type GivenFlow } from '../../../support/flows.ts';

const clock = createTestClock().real;
const nora = UserId.parse('u_nora');

/** What each system asks for, filled with what its prompts show as an example. */
const configOf = (system: string) =>
  system === 'rest'
    ? {
        base_url: 'https://own.example.test',
        collections: { people: { path: '/people', write: { method: 'PUT', path: '/people/{external_id}' } } },
      }
    : Object.fromEntries((catalogue.find(system)?.config ?? []).map(({ key, example }) => [key, example ?? 'x']));

const connectionTo = (system: string): Connection => ({
  id: ConnectionId.parse(`con_${system}`),
  tenant: TenantId.parse('t'),
  system,
  name: system,
  tenantId: null,
  config: configOf(system),
  status: 'ok',
  because: null,
  testedAt: null,
  createdAt: clock.now(),
  createdBy: ActorId.parse('u_nora'),
});

const check = (flow: FlowDocument, systems: readonly string[]) =>
  checkFlow(
    {
      connections: systems.map(connectionTo),
      users: new Set([nora]),
      catalogue,
      checkUrl: (text, path) => checkedUrl(text, { allowPrivate: false }, path),
      clock,
      syntax: new Map([['$(', 'The expression cannot be read.']]),
    },
    flow,
  );

const steps = [
  { id: 'map', kind: 'map', fields: [{ from: 'workEmail', to: 'email' }], next: 'write' },
  {
    id: 'write',
    kind: 'write',
    to: { system: 'hubspot', connection: 'con_hubspot', collection: 'contacts' },
    action: 'upsert',
    next: null,
  },
] as const;

const flow = (more: Partial<GivenFlow> = {}): FlowDocument =>
  FlowDocument.parse({
    format: 1,
    name: 'HR to CRM',
    trigger: { kind: 'real_time' },
    source: { system: 'bamboohr', connection: 'con_bamboohr', collection: 'employees' },
    start: 'map',
    steps,
    ...more,
  });

const both = ['bamboohr', 'hubspot'];
const found = (more: Partial<GivenFlow>) =>
  check(flow(more), both).map(({ severity, path, code }) => `${severity} ${path} ${code}`);

test('a good flow has nothing against it', () => {
  expect(check(flow(), both)).toEqual([]);
});

const [map, write] = steps;
const mapping = (fields: { from: string; to: string }[]) => ({ steps: [{ ...map, fields }, write] });

test('a slip in a field’s name is an error with the right name; an unknown one is a warning', () => {
  const [slip] = check(flow(mapping([{ from: 'workEmial', to: 'email' }])), both);
  expect(slip).toMatchObject({
    step: 'map',
    path: 'steps.0.fields.0.from',
    severity: 'error',
    remedy: 'Write workEmail.',
  });
  expect(found(mapping([{ from: 'shoeSizeOfTheDog', to: 'email' }]))).toEqual([
    'warning steps.0.fields.0.from unknown_field',
  ]);
});

test('a field that the destination finds its records by has to be made', () => {
  expect(found(mapping([{ from: 'workEmail', to: 'mail' }]))).toEqual(['error steps.1.to missing_field']);
});

test.each<[string, Partial<GivenFlow>, string]>([
  [
    'no connection',
    { source: { system: 'bamboohr', connection: null, collection: 'employees' } },
    'error source.connection open',
  ],
  [
    'one of elsewhere',
    { source: { system: 'bamboohr', connection: 'con_other', collection: 'employees' } },
    'error source.connection connection_missing',
  ],
  [
    'another system',
    { source: { system: 'gusto', connection: 'con_bamboohr', collection: 'employees' } },
    'error source.connection mismatch',
  ],
  [
    'no such collection',
    { source: { system: 'bamboohr', connection: 'con_bamboohr', collection: 'dogs' } },
    'error source.collection unknown_collection',
  ],
  ['a schedule that never comes', { trigger: { kind: 'schedule', cron: 'often' } }, 'error trigger.cron invalid'],
  [
    'no such zone',
    { trigger: { kind: 'schedule', cron: '0 6 * * *', time_zone: 'Mars' } },
    'error trigger.time_zone invalid',
  ],
  ['a source without webhooks', { trigger: { kind: 'webhook' } }, 'error trigger.kind no_webhooks'],
  ['no first step', { start: null }, 'error start no_start'],
  ['a first step that there is not', { start: 'nowhere' }, 'error start no_start'],
  ['no effect', { steps: [{ ...map, fields: [...map.fields], next: null }] }, 'error steps no_effect'],
  [
    'a step behind that there is not',
    { steps: [{ ...map, fields: [...map.fields], next: 'x' }, write] },
    'error steps.0.next unknown_step',
  ],
  [
    'a circle',
    {
      steps: [
        { ...map, fields: [...map.fields] },
        { ...write, next: 'map' },
      ],
    },
    'error steps circle',
  ],
  ['two of one name', { steps: [{ ...map, fields: [...map.fields] }, write, write] }, 'error steps.2.id twice'],
  [
    'an unreached step',
    { steps: [{ ...map, fields: [...map.fields] }, write, { ...write, id: 'alone' }] },
    'warning steps.2 unreached',
  ],
  ['no fields', { steps: [{ ...map, fields: [] }, write] }, 'error steps.0.fields no_fields'],
  ['a field filled twice', mapping([map.fields[0], map.fields[0]]), 'error steps.0.fields.1.to twice'],
  [
    'a faulty expression',
    { steps: [{ ...map, fields: [{ from: 'x', to: 'email', transform: '$(' }] }, write] },
    'error steps.0.fields.0.transform expression',
  ],
  [
    'an action that it lacks',
    {
      steps: [
        { ...map, fields: [...map.fields] },
        { ...write, to: { ...write.to, collection: 'owners' } },
      ],
    },
    'error steps.1.action no_action',
  ],
  [
    'nobody to tell',
    { steps: [{ id: 'map', kind: 'notify', users: [], text: 'x', next: null }] },
    'error steps.0.users open',
  ],
  [
    'somebody unknown',
    { steps: [{ id: 'map', kind: 'notify', users: ['u_x'], text: 'x', next: null }] },
    'error steps.0.users.0 user_not_found',
  ],
  ['an address that is none', { webhook_url: 'ftp' }, 'error webhook_url invalid'],
])('%s is found', (_, more, expected) => {
  expect(found(more)).toContain(expected);
});

test('two hundred steps in a row are checked, and the fields are followed through all of them', () => {
  const many = Array.from({ length: 199 }, (_, index) => ({
    id: `s${index}`,
    kind: 'transform' as const,
    field: 'workEmail',
    to: index === 198 ? 'email' : 'workEmail',
    transform: [{ op: 'trim' as const }],
    next: index === 198 ? 'write' : `s${index + 1}`,
  }));
  expect(check(flow({ start: 's0', steps: [...many, write] }), both)).toEqual([]);
});

test('where ways meet, fields of either way are there', () => {
  const when = { all: [{ field: 'status', is: 'Active' }] };
  const branches = [{ when, next: 'map' }];
  const branch = { id: 'branch', kind: 'condition' as const, branches, otherwise: 'write' };
  const [, ...rest] = check(
    flow({ start: 'branch', steps: [branch, { ...map, fields: [...map.fields] }, write] }),
    both,
  );
  expect(rest).toEqual([]);
});

const chosen = (end: FlowDocument['source']) => ({
  ...end,
  connection: ConnectionId.parse(`con_${end.system ?? ''}`),
  collection: end.collection ?? 'people',
});

test('every template has nothing against it but what it leaves open', () => {
  expect(flowTemplates.length).toBeGreaterThanOrEqual(10);
  for (const { document, systems, template } of flowTemplates) {
    const filled = FlowDocument.parse({
      ...document,
      source: chosen(document.source),
      steps: document.steps.map((step) => {
        if (step.kind === 'notify') return { ...step, users: [nora] };
        if (step.kind !== 'write') return step;
        const { filters: _none, ...to } = chosen({ ...step.to, filters: {} });
        return { ...step, to };
      }),
    });
    expect([template, check(filled, systems)]).toEqual([template, []]);
    expect(check(document, systems).every(({ code }) => code === 'open')).toBe(true);
  }
});
