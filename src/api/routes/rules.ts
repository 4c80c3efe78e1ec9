// The organization's own rules: when something happens and conditions hold, do: a tool with arguments, through the gate.
import { z } from 'zod';
import { Rule, RuleId } from '../../core/rule.ts';
import type { Principal } from '../../core/access.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireRule } from '../wire/rule.ts';
import { type Rehearsed, WireRehearsal, wireRehearsal } from '../wire/rehearsal.ts';
import { type Change, changes, putBy, standing } from './definitions.ts';
import { definitionRoutes } from './definition-routes.ts';
import type { RoutePorts } from './route-ports.ts';

const noun = 'rule';
const params = z.strictObject({ rule_id: z.string().max(64) });
const active = z.boolean().describe('Whether it acts.');

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
  ...definitionRoutes(
    {
      noun,
      one: 'a rule',
      many: 'rules',
      path: '/api/v1/rules',
      key: 'rule_id',
      event: 'rule',
      prefix: 'rule',
      Id: RuleId,
      Body: Rule,
      active: active.default(true),
      Wire: WireRule,
      example: { id: 'finalists', fields: example },
      problems: ['conflict'],
      store: ports.rules,
      wire: (rule) => wire(rule),
      save: (by, change) => save(ports, by, change),
    },
    ports,
  ),
  rehearseDraft(ports),
  changeRule(ports),
  rehearseRule(ports),
];

/** Throws `conflict` where it could set itself off. */
async function save({ automation, rules, clocks }: RoutePorts, by: Principal, change: Change<Rule>) {
  const warnings = change.active ? await automation.checkRule(by.tenant, change) : [];
  return wire(await putBy(rules(by.tenant), { by, clock: clocks.business }, change), warnings);
}

const changeRule = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v1/rules/:rule_id',
    summary: 'Change a rule, or switch it on or off; what is absent stays as it is',
    audit: { event: 'rule.changed' },
    params,
    body: Rule.extend({ active }).partial(),
    replies: { 200: WireRule },
    problems: ['conflict'],
    examples: { request: { active: false } },
    async handle({ by, params: { rule_id: id }, body: { active: acts, ...change } }) {
      const store = ports.rules(by.tenant);
      const before = await standing(store, { noun, id });
      const body = Rule.parse({ ...before.body, ...change });
      return { status: 200, body: await save(ports, by, { id, body, active: acts ?? before.active }), subject: id };
    },
  });

const days = z.int().min(1).max(30).default(1).describe('How many days back.');
const dryRun = {
  method: 'POST',
  tag: 'operations',
  access: { scope: 'operations:read' },
  audit: readOnly,
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
