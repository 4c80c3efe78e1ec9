// Defects planted beneath the gate, one at a time: the random stories find every one of them, so their silence means something.
import { asyncProperty, check } from 'fast-check';
import { expect, test } from 'vitest';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import type { AnyTool, WriteTool } from '../../src/core/tool.ts';
import type { GateDependencies } from '../../src/gate/gate.ts';
import { story } from './commands.ts';
import { type Defect, emptyTally, playStory } from './driver.ts';
import { Violation } from './witness.ts';

type Bend<Port> = (port: Port) => Partial<Port>;

/** The port with some of its methods replaced. */
const bent = <Port extends object>(port: Port, bend: Bend<Port>): Port => {
  const other: Partial<Port> = bend(port);
  return new Proxy(port, {
    get: (target, name) => Reflect.get(Object.hasOwn(other, name) ? other : target, name) as unknown,
  });
};
const badLedger =
  (bend: Bend<Ledger>) =>
  (dependencies: GateDependencies): GateDependencies => ({
    ...dependencies,
    ledger: (tenant) => bent(dependencies.ledger(tenant), bend),
  });
const badTools = (bend: (tool: WriteTool) => Partial<WriteTool>) => (tools: readonly AnyTool[]) =>
  tools.map((tool) => (tool.effect === 'write' ? Object.assign({}, tool, bend(tool)) : tool));
const badSettings =
  (part: Partial<Awaited<ReturnType<ReturnType<GateDependencies['settings']>['get']>>['settings']>) =>
  (dependencies: GateDependencies): GateDependencies => ({
    ...dependencies,
    settings: (tenant) =>
      bent(dependencies.settings(tenant), (store) => ({
        get: async () => {
          const { settings, version } = await store.get();
          return { settings: { ...settings, ...part }, version };
        },
      })),
  });

const defects: readonly Defect[] = [
  {
    name: 'the claim of a decision is not atomic: two clicks are both first',
    bend: badLedger((ledger) => ({
      decide: async (decision) => {
        const result = await ledger.decide(decision);
        if (result.kind !== 'already_decided') return result;
        const action = await ledger.action(result.approval.action);
        return { kind: 'decided', approval: result.approval, action: { ...action, status: 'approved' } };
      },
      step: async (step) => {
        const stepped = await ledger.step(step);
        if (stepped !== undefined || !step.from.includes('approved')) return stepped;
        return { ...(await ledger.action(step.action)), ...step.set, status: step.to };
      },
    })),
  },
  {
    name: 'the claim of an execution is not atomic: two processes both take over',
    bend: badLedger((ledger) => ({
      step: async (step) => {
        const stepped = await ledger.step(step);
        if (stepped !== undefined || step.leaseEndedBy === undefined) return stepped;
        return ledger.action(step.action);
      },
    })),
  },
  {
    name: 'the digest is not checked',
    bend: badLedger((ledger) => ({ decide: (decision) => ledger.decide({ ...decision, digest: undefined }) })),
  },
  {
    name: 'approvals do not expire',
    bend: badLedger((ledger) => ({ decide: (decision) => ledger.decide({ ...decision, at: new Date(0) }) })),
  },
  {
    name: 'a call asked again is taken for a new one',
    bend: badLedger((ledger) => ({
      actionByIdem: async () => undefined,
      open: (opening) =>
        ledger.open({ ...opening, root: { ...opening.root, idem: `${opening.root.idem} ${opening.root.id}` } }),
    })),
  },
  { name: 'requesters may approve for themselves', bend: badSettings({ fourEyes: false }) },
  { name: 'policy is switched off by a setting of the caller', bend: badSettings({ approvals: { offer: 'auto' } }) },
  { name: 'bulk messages are not counted', bend: badSettings({ bulkThreshold: 1_000 }) },
  {
    name: 'messages of the day are not counted',
    bend: badLedger((ledger) => ({
      messagesSince: async () => 0,
      open: ({ cap: _cap, ...opening }) => ledger.open(opening),
    })),
  },
  { name: 'a pause is not looked at when something is executed', bend: badSettings({ paused: false }) },
  {
    name: 'the plan is not compared with the world before it is executed',
    bendTools: (tools) => {
      const plans = new Map<string, unknown>();
      return badTools((tool) => ({
        prepare: async (input, context) => {
          const key = JSON.stringify([tool.name, input]);
          if (!plans.has(key)) plans.set(key, await tool.prepare(input, context));
          return plans.get(key);
        },
      }))(tools);
    },
  },
  {
    name: 'what a crash cut off is repeated without asking',
    bendTools: badTools(() => ({ recover: async () => ({ kind: 'repeat' }) })),
  },
  {
    name: 'each try has a key of its own',
    bendTools: (tools) => {
      let count = 0;
      return badTools((tool) => ({
        execute: (plan, context) => tool.execute(plan, { ...context, key: `${context.key}#${(count += 1)}` }),
      }))(tools);
    },
  },
  {
    name: 'what was done is taken for lost when nothing is heard of it',
    bendTools: badTools((tool) => ({
      execute: async (plan, context) => {
        await tool.execute(plan, context);
        await tool.execute(plan, { ...context, key: `${context.key} again` });
        return tool.execute(plan, context);
      },
    })),
  },
  {
    name: 'an undo says it is done and does nothing',
    bendTools: badTools((tool) => (tool.reversal === 'none' ? {} : { undo: async () => ({ kind: 'undone' }) })),
  },
  {
    name: 'recovery finds nothing to recover',
    bend: (dependencies) => ({
      ...dependencies,
      sweep: bent(dependencies.sweep, () => ({ unfinished: async () => [] })),
    }),
  },
];

test.each(defects)('found: $name', async (defect) => {
  const property = asyncProperty(story, (one) => playStory(one, defect, emptyTally()));
  const found = await check(property, { numRuns: 2_000, seed: 20_261_120, endOnFailure: true });
  expect(found.failed).toBe(true);
  expect(found.errorInstance).toBeInstanceOf(Violation);
});
