// The systems that Muster knows, found by their names, and the declaration that one connection of them goes by.
import { ZodError } from 'zod';
import { canBePlayed, type Connector } from '../core/connector/connector.ts';
import { isSandbox } from '../core/integration.ts';
import type { JsonObject } from '../core/json.ts';
import type { Catalogue } from '../core/ports/remote-system.ts';
import { type FieldFault, Problem } from '../core/problem.ts';
import { connectorAt } from './emulator/connector-at.ts';
import { inSandbox } from './emulator/sandbox-account.ts';
import { connectors } from './index.ts';
import { postgresqlOf } from './postgresql.ts';
import { sftpOf } from './sftp.ts';
import { restOf } from './rest.ts';

const bySystem = new Map(connectors.map((connector) => [connector.system, connector]));

export const catalogue: Catalogue = {
  all: connectors,
  find: (system) => bySystem.get(system),
  declared({ system, config }) {
    const connector = bySystem.get(system);
    if (connector === undefined)
      throw refused([
        {
          path: 'system',
          code: 'unknown',
          message: `There is no connector for ${system}. GET /api/v2/connectors lists them.`,
        },
      ]);
    if (isSandbox({ config })) return played(connector);
    const generic = generics.get(system);
    if (generic !== undefined) return describedBy(generic, config);
    const errors = missing(connector, config);
    if (errors.length > 0) throw refused(errors);
    return movedTo(connector, config);
  },
};

function played(connector: Connector): Connector {
  if (canBePlayed(connector)) return inSandbox(connector);
  const message = `${connector.title} has no sandbox account. Leave origin out and enter a real one.`;
  throw refused([{ path: 'config.origin', code: 'invalid', message }]);
}

/** Another address for the whole system, such as an emulator's: the same calls, elsewhere. */
function movedTo(connector: Connector, config: JsonObject): Connector {
  const { origin } = config;
  if (origin === undefined || connector.config.some(({ key }) => key === 'origin')) return connector;
  if (typeof origin !== 'string' || !URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw refused([
      { path: 'config.origin', code: 'invalid', message: 'origin is an address such as https://host:port.' },
    ]);
  const there = new URL(origin);
  const moved = connectorAt(connector, there.origin, { config });
  // An emulator on this machine does not count requests.
  const isHere = there.hostname === '127.0.0.1' || there.hostname === 'localhost';
  return isHere ? { ...moved, limits: { concurrency: moved.limits.concurrency } } : moved;
}

const generics: ReadonlyMap<string, (config: JsonObject) => Connector> = new Map([
  ['rest', restOf],
  ['postgresql', postgresqlOf],
  ['sftp', sftpOf],
]);

/** The generic connector is what the connection says it is. */
function describedBy(of: (config: JsonObject) => Connector, config: JsonObject): Connector {
  try {
    return of(config);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw refused(
      error.issues.map(({ path, code, message }) => ({
        path: ['config', ...path.map(String)].join('.'),
        code,
        message,
      })),
    );
  }
}

function missing({ config: prompts, title }: Connector, config: JsonObject): readonly FieldFault[] {
  return prompts.flatMap(({ key, label, pattern, optional, example }) => {
    const value = Object.hasOwn(config, key) ? config[key] : undefined;
    const path = `config.${key}`;
    const like = example === undefined ? '' : ` It looks like ${example}.`;
    if (value === undefined || value === null || value === '')
      return optional === true ? [] : [{ path, code: 'missing', message: `${title} needs ${label}.${like}` }];
    const isText = typeof value === 'string' || typeof value === 'number';
    if (!isText || (pattern !== undefined && !new RegExp(pattern).test(String(value))))
      return [{ path, code: 'invalid', message: `${label} of ${title} is not what it should be.${like}` }];
    return [];
  });
}

const refused = (errors: readonly FieldFault[]) =>
  new Problem('validation_failed', errors.map(({ message }) => message).join(' '), { errors: [...errors] });

export const titleOf = (system: string): string => catalogue.find(system)?.title ?? system;
