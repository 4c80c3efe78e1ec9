// An organization's systems whose calls show as spans below the work that makes them, and are counted. Whatever is behind the ports,
// the built-in ones included.
import type { Systems } from '../core/ports/systems.ts';
import { errorType, type Telemetry } from '../core/telemetry.ts';

/** Changes nothing of what the ports answer or throw. Arguments and answers never reach a span. */
export const measuredSystems = (systems: Systems, telemetry: Telemetry): Systems => ({
  ats: measuredPort('ats', systems.ats, telemetry),
  calendar: measuredPort('calendar', systems.calendar, telemetry),
  mailer: measuredPort('mailer', systems.mailer, telemetry),
  crm: measuredPort('crm', systems.crm, telemetry),
  messenger: measuredPort('messenger', systems.messenger, telemetry),
  texts: measuredPort('texts', systems.texts, telemetry),
});

type Method = (...given: readonly unknown[]) => unknown;
const isMethod = (member: unknown): member is Method => typeof member === 'function';

function measuredPort<Port extends object>(port: keyof Systems, of: Port, telemetry: Telemetry): Port {
  const made = new Map<PropertyKey, Method>();
  return new Proxy(of, {
    get(target, name) {
      const known = made.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(target, name);
      if (!isMethod(member)) return member;
      const measured = measuredMethod(`${port}.${String(name)}`, member.bind(target), { port, telemetry });
      made.set(name, measured);
      return measured;
    },
  });
}

const measuredMethod =
  (name: string, method: Method, { port, telemetry }: { port: keyof Systems; telemetry: Telemetry }): Method =>
  (...given) => {
    const work = async (): Promise<unknown> => {
      try {
        const answer = await method(...given);
        telemetry.count('muster_system_calls_total', { port, outcome: 'ok' });
        return answer;
      } catch (error) {
        telemetry.count('muster_system_calls_total', { port, outcome: errorType(error) });
        throw error;
      }
    };
    // What nobody follows needs no span of its own: a round of the clock reads thousands of records.
    if (telemetry.current() === undefined) return work();
    return telemetry.span({ name, kind: 'client', attributes: { 'muster.system': port } }, work);
  };
