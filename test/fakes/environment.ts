// An organization's configuration as documents, in memory: what tests of tools change.
import { type Environment, differences, isSame } from '../../src/core/environment.ts';
import type { EnvironmentStore } from '../../src/core/ports/environment.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeEnvironment implements EnvironmentStore {
  running: Environment = { rules: { finalists: { name: 'Finalists' } }, settings: { settings: { tone: 'warm' } } };

  read: EnvironmentStore['read'] = async () => structuredClone(this.running);

  plan: EnvironmentStore['plan'] = async (wanted) => differences(this.running, wanted);

  planWithWarnings: EnvironmentStore['planWithWarnings'] = async (wanted) => ({
    changes: await this.plan(wanted),
    warnings: [],
  });

  apply: EnvironmentStore['apply'] = async ({ kind, name, from, to }) => {
    const all = this.running[kind] ?? {};
    const there = all[name] ?? null;
    if (isSame(there, to)) return;
    if (!isSame(there, from)) throw new Problem('changed_since', `${kind} “${name}” was changed meanwhile.`);
    const others = Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
    this.running = { ...this.running, [kind]: to === null ? others : { ...others, [name]: to } };
  };
}
