// A store as a process sees it over the network: each call is one step, which happens as a whole or not at all.
import type { Fault } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

/** As pg says it; not the caller's fault, and nobody knows more. */
const brokenConnection = () => new Error('Connection terminated unexpectedly');

async function carriedOut(fault: Fault['kind'] | undefined, call: () => Promise<unknown>): Promise<unknown> {
  if (fault === 'store refused') throw brokenConnection();
  const answer = await call();
  if (fault === 'store lost') throw brokenConnection();
  return answer;
}

export function stepped<Port extends object>(port: Port, name: string, scheduler: Scheduler): Port {
  const kept = new Map<PropertyKey, unknown>();
  return new Proxy(port, {
    get(target, member) {
      const known = kept.get(member);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(target, member, target);
      if (typeof value !== 'function' || typeof member !== 'string') return value;
      const call = (...given: unknown[]): Promise<unknown> =>
        scheduler.step({
          kind: 'store',
          name: `${name}.${member}`,
          run: (fault) => carriedOut(fault, async () => Reflect.apply(value, target, given) as unknown),
        });
      kept.set(member, call);
      return call;
    },
  });
}
