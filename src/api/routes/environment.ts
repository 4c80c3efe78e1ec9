// The configuration of an organization as documents: read, held against what files say, and changed through the gate.
import { z } from 'zod';
import { Environment, EnvironmentKind, changeOf, changedFields } from '../../core/environment.ts';
import { canonical } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { documentSchemas } from '../environment/schemas.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { AnyObject } from '../wire/any-json.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import { taskProblems, undoProblems } from '../wire/task-problems.ts';
import { digestOfChanges } from '../environment/digest.ts';
import type { RoutePorts } from './route-ports.ts';
import { instructed } from '../instructed.ts';

type Ports = Pick<RoutePorts, 'environment' | 'gate' | 'ledger'>;

export const environmentRoutes = (ports: Ports): Route[] => [
  showEnvironment(ports),
  showSchemas(),
  planEnvironment(ports),
  applyEnvironment(ports),
  rollBackEnvironment(ports),
];

const WireEnvironment = z.partialRecord(EnvironmentKind, z.record(z.string(), AnyObject));
const example = { rules: {} };

const showEnvironment = ({ environment }: Ports): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/environment',
    summary: 'Show the configuration as documents',
    description:
      'Rules, templates, sequences, settings, integrations, flows and the configuration of connections, by kind and name. No secret stands in it; connections are named.',
    tag: 'platform',
    access: { scope: 'environment:read' },
    audit: readOnly,
    replies: { 200: z.object({ environment: WireEnvironment }) },
    problems: ['validation_failed'],
    handle: async ({ by }) => ({ status: 200, body: { environment: await environment(by.tenant).read() } }),
  });

const showSchemas = (): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/environment/schemas',
    summary: 'Show the JSON Schema of each kind of document',
    tag: 'platform',
    access: { scope: 'environment:read' },
    audit: readOnly,
    replies: { 200: z.object({ schemas: z.record(z.string(), AnyObject) }) },
    handle: async () => ({ status: 200, body: { schemas: documentSchemas() } }),
  });

const Change = z.object({
  kind: EnvironmentKind,
  name: z.string(),
  change: z.enum(['create', 'update', 'remove']),
  fields: z.array(z.string()).describe('What an update changes, on the first level.'),
  from: AnyObject.nullable(),
  to: AnyObject.nullable(),
});

const Warning = z.object({
  kind: EnvironmentKind,
  name: z.string(),
  message: z.string().describe('What it is and what to do about it.'),
});

const planEnvironment = ({ environment }: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/environment/plan',
    summary: 'Show how the organization differs from documents',
    description:
      'What would be created, updated and removed, in the order in which it would be done, and `warnings`: what is worth knowing of it and stands in nobody’s way. A kind that is absent is left alone; of one that stands there, what it does not name is removed, but for connections.',
    tag: 'platform',
    access: { scope: 'environment:read' },
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    body: z.strictObject({ environment: Environment }),
    replies: { 200: z.object({ digest: z.string(), changes: z.array(Change), warnings: z.array(Warning) }) },
    problems: ['validation_failed'],
    examples: { request: { environment: example } },
    async handle({ by, body }) {
      const { changes, warnings } = await environment(by.tenant).planWithWarnings(body.environment);
      const wire = changes.map((change) => ({
        ...change,
        change: changeOf(change),
        fields: [...changedFields(change)],
      }));
      return { status: 200, body: { digest: digestOfChanges(changes), changes: wire, warnings: [...warnings] } };
    },
  });

const applyEnvironment = ({ environment, gate }: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/environment/apply',
    summary: 'Change the organization to what documents say',
    description:
      'One call of `apply_environment`, approved as one; `POST /api/v1/actions/{id}/undo` is the rollback. With the `digest` of a plan exactly that is done, or it is 409 `stale_approval`. Where nothing differs it is 409 `conflict`.',
    tag: 'platform',
    access: { scope: 'environment:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    limit: 'jobs',
    body: z.strictObject({ environment: Environment, digest: z.string().max(128).optional() }),
    replies: { 200: TaskResult, 202: TaskResult },
    problems: taskProblems,
    examples: { request: { environment: example } },
    async handle({ by, body: { environment: wanted, digest }, idem }) {
      if (digest !== undefined && digest !== digestOfChanges(await environment(by.tenant).plan(wanted)))
        throw new Problem('stale_approval', 'The organization has changed since that plan. Plan anew.');
      // As JSON: what is undefined is not there.
      const input = { environment: z.record(z.string(), z.json()).parse(JSON.parse(canonical(wanted))) };
      return taskAnswer(await gate.call(instructed({ tool: 'apply_environment', input, by, idem })));
    },
  });

const rollBackEnvironment = ({ gate, ledger }: Ports): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/environment/rollback',
    summary: 'Take the last apply back',
    description:
      'Undoes the newest call of `apply_environment` that is in effect: what it changed stands as before. Refused with `changed_since` where somebody changed any of it meanwhile.',
    tag: 'platform',
    access: { scope: 'environment:*' },
    audit: { none: true, because: 'the ledger records every action itself' },
    limit: 'jobs',
    body: z.strictObject({}),
    replies: { 200: TaskResult, 202: TaskResult },
    problems: [...undoProblems, 'not_found'],
    examples: { headers: { 'Idempotency-Key': 'roll-back-{{applied_id}}' } },
    async handle({ by }) {
      const query = { status: 'executed', tool: 'apply_environment', lines: 'roots', limit: 1 } as const;
      const [last] = await ledger(by.tenant).actions(query);
      if (last === undefined) throw new Problem('not_found', 'Nothing that files changed is in effect.');
      return taskAnswer(await gate.undoAction(last.id, by));
    },
  });
