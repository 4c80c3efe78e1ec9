// The organisation's own rules: when something happens and conditions hold, do: a tool with arguments, through the gate.
import { z } from 'zod';
import { Rule, RuleId } from '../../core/rule.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireRule } from '../wire/rule.ts';
import { type Rehearsed, WireRehearsal, wireRehearsal } from '../wire/rehearsal.ts';
import {
  WireVersion,
  changes,
  created,
  listed,
  putBy,
  reads,
  refuseTaken,
  removeBy,
  restoreBody,
  standing,
  versionOf,
  versionsIn,
} from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const noun = 'rule';
const params = z.strictObject({ rule_id: z.string().max(64) });
const { name, when, do: act } = Rule.shape;
const active = z.boolean().describe('Whether it acts.');
const fields = { name, when, do: act };

const wire = ({ id, body, version, active: acts }: Definition<Rule>, warnings: readonly string[] = []) => ({
  rule_id: id,
  ...body,
  version,
  active: acts,
  warnings: [...warnings],
});
const example = {
  name: 'Tell Owen about new finalists',
  when: { event: 'candidate.moved', conditions: [{ fact: 'event.to', is: 'Onsite Interview' }] },
  do: { tool: 'notify_user', arguments: { user: 'u_owen', text: '{{candidate.name}} is up for {{job.title}}.' } },
};

export const ruleRoutes = (ports: RoutePorts): Route[] => [
  listRules(ports),
  createRule(ports),
  rehearseDraft(ports),
  showRule(ports),
  replaceRule(ports),
  changeRule(ports),
  removeRule(ports),
  listVersions(ports),
  restoreRule(ports),
  rehearseRule(ports),
];

const listRules = ({ rules }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/rules',
    summary: 'List the rules',
    replies: { 200: z.object({ data: z.array(WireRule), next_cursor: z.null() }) },
    handle: async ({ by }) => listed(await rules(by.tenant).list(), (rule) => wire(rule)),
  });

const createRule = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/rules',
    summary: 'Create a rule',
    audit: { event: 'rule.created' },
    body: z.strictObject({ rule_id: RuleId.optional(), ...fields, active: active.default(true) }),
    replies: { 201: WireRule },
    problems: ['conflict'],
    examples: { request: { rule_id: 'finalists', ...example } },
    async handle({ by, body: { rule_id, active: acts, ...body } }) {
      const store = ports.rules(by.tenant);
      const id = rule_id ?? ports.newId('rule').toLowerCase();
      await refuseTaken(store, { noun, id });
      const warnings = acts ? await ports.automation.checkRule(by.tenant, { id, body }) : [];
      const made = await putBy(store, { by, clock: ports.clocks.business }, { id, body, active: acts });
      return created('/api/v1/rules', id, wire(made, warnings));
    },
  });

const showRule = ({ rules }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/rules/:rule_id',
    etag: 'gives',
    summary: 'Show one rule',
    params,
    replies: { 200: WireRule },
    handle: async ({ by, params: { rule_id: id } }) => ({
      status: 200,
      body: wire(await standing(rules(by.tenant), { noun, id })),
    }),
  });

const replaceRule = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v1/rules/:rule_id',
    summary: 'Create or replace a rule',
    audit: { event: 'rule.replaced' },
    params: z.strictObject({ rule_id: RuleId }),
    body: z.strictObject({ ...fields, active: active.default(true) }),
    replies: { 200: WireRule },
    problems: ['conflict'],
    examples: { request: example },
    async handle({ by, params: { rule_id: id }, body: { active: acts, ...body } }) {
      const warnings = acts ? await ports.automation.checkRule(by.tenant, { id, body }) : [];
      const clock = ports.clocks.business;
      const made = await putBy(ports.rules(by.tenant), { by, clock }, { id, body, active: acts });
      return { status: 200, body: wire(made, warnings), subject: id };
    },
  });

const changeRule = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v1/rules/:rule_id',
    summary: 'Change a rule, or switch it on or off; what is absent stays as it is',
    audit: { event: 'rule.changed' },
    params,
    body: z.strictObject({ ...fields, active }).partial(),
    replies: { 200: WireRule },
    problems: ['conflict'],
    examples: { request: { active: false } },
    async handle({ by, params: { rule_id: id }, body: { active: acts, ...change } }) {
      const store = ports.rules(by.tenant);
      const before = await standing(store, { noun, id });
      const body = Rule.parse({ ...before.body, ...change });
      const isActive = acts ?? before.active;
      const warnings = isActive ? await ports.automation.checkRule(by.tenant, { id, body }) : [];
      const made = await putBy(store, { by, clock: ports.clocks.business }, { id, body, active: isActive });
      return { status: 200, body: wire(made, warnings), subject: id };
    },
  });

const removeRule = ({ rules, clocks }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v1/rules/:rule_id',
    summary: 'Delete a rule; its versions stay and can be restored',
    audit: { event: 'rule.removed' },
    params,
    replies: { 204: z.undefined() },
    handle: ({ by, params: { rule_id: id } }) =>
      removeBy(rules(by.tenant), { by, clock: clocks.business }, { noun, id }),
  });

const listVersions = ({ rules }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/rules/:rule_id/versions',
    summary: 'List the versions of a rule, newest first',
    params,
    replies: { 200: z.object({ data: z.array(WireVersion.extend(fields)), next_cursor: z.null() }) },
    handle: ({ by, params: { rule_id: id } }) => versionsIn(rules(by.tenant), { noun, id }),
  });

const restoreRule = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/rules/:rule_id/restore',
    summary: 'Go back to an earlier version of a rule, also of a deleted one',
    examples: { request: { version: 1 } },
    audit: { event: 'rule.restored' },
    params,
    body: restoreBody,
    replies: { 200: WireRule },
    problems: ['conflict'],
    async handle({ by, params: { rule_id: id }, body: { version } }) {
      const store = ports.rules(by.tenant);
      const { body, active: acts } = await versionOf(store, { noun, id, version });
      const warnings = acts ? await ports.automation.checkRule(by.tenant, { id, body }) : [];
      const made = await putBy(store, { by, clock: ports.clocks.business }, { id, body, active: acts });
      return { status: 200, body: wire(made, warnings), subject: id };
    },
  });

const days = z.int().min(1).max(30).default(1).describe('How many days back.');
const dryRun = {
  method: 'POST',
  tag: 'operations',
  access: { scope: 'operations:read' },
  audit: { none: true, because: 'it changes nothing' },
  repeatable: { because: 'it changes nothing' },
  replies: { 200: WireRehearsal },
} as const;

const rehearseDraft = ({ automation }: RoutePorts): Route =>
  defineRoute({
    ...dryRun,
    path: '/api/v1/rules/dry-run',
    summary: 'Show what a rule would have done with past events, before it is saved',
    body: z.strictObject({ rule: Rule, days }),
    problems: ['conflict'],
    examples: { request: { rule: example, days: 7 } },
    async handle({ by, body: { rule, days: back } }) {
      const warnings = await automation.checkRule(by.tenant, { id: 'draft', body: rule });
      return { status: 200, body: wireRehearsal(await automation.rehearse(by.tenant, rule, back), warnings) };
    },
  });

const rehearseRule = ({ automation, rules }: RoutePorts): Route =>
  defineRoute({
    ...dryRun,
    path: '/api/v1/rules/:rule_id/dry-run',
    summary: 'Show what a rule would have done with past events',
    params,
    body: z.strictObject({ days }).optional(),
    async handle({ by, params: { rule_id: id }, body }) {
      const rule = await standing(rules(by.tenant), { noun, id });
      const rehearsed: Rehearsed = await automation.rehearse(by.tenant, rule.body, body?.days ?? 1);
      return { status: 200, body: wireRehearsal(rehearsed, []) };
    },
  });
