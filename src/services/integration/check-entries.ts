// What somebody entered for a connection, held against what its connector asks for.
import type { Connector } from '../../core/connector/connector.ts';
import type { Prompt } from '../../core/connector/calls.ts';
import { isSandbox } from '../../core/integration.ts';
import type { JsonObject } from '../../core/json.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';

interface Entries {
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
}

/** Every system may be called elsewhere: at a test account's address, or an emulator's; or played by Muster itself. */
const otherAddress: Prompt = {
  key: 'origin',
  label: 'Another address',
  optional: true,
  pattern: String.raw`https?://\S+|sandbox`,
};

/** Throws `validation_failed` that names every missing, unknown and misshapen entry. */
export function checkEntries(connector: Connector, { config, credentials }: Entries): void {
  if (isSandbox({ config })) return checkSandbox(connector, { config, credentials });
  const faults = [
    // The generic connector's configuration has a schema of its own.
    ...(connector.system === 'rest' ? [] : faultsIn('config', [...connector.config, otherAddress], config)),
    ...faultsIn('credentials', connector.credentials, credentials),
  ];
  if (faults.length > 0)
    throw new Problem('validation_failed', `The connection to ${connector.title} lacks something.`, { errors: faults });
}

/** Real keys must not end up where nothing needs them. */
function checkSandbox({ title }: Connector, { config, credentials }: Entries): void {
  const more = [
    ...Object.keys(config)
      .filter((key) => key !== 'origin')
      .map((key) => `config.${key}`),
    ...Object.keys(credentials).map((key) => `credentials.${key}`),
  ];
  const errors = more.map((path) => fault(path, 'unknown', 'is not needed for a sandbox account: leave it out.'));
  if (errors.length > 0)
    throw new Problem('validation_failed', `A sandbox account of ${title} takes no keys.`, { errors });
}

function faultsIn(place: string, prompts: readonly Prompt[], given: JsonObject): FieldFault[] {
  const known = new Set(prompts.map(({ key }) => key));
  const unknown = Object.keys(given)
    .filter((key) => !known.has(key))
    .map((key) =>
      fault(`${place}.${key}`, 'unknown', `is not asked for. Known: ${[...known].join(', ') || 'nothing'}.`),
    );
  return [...unknown, ...prompts.flatMap((prompt) => faultOf(place, prompt, given[prompt.key]))];
}

function faultOf(place: string, { key, label, optional, pattern, help }: Prompt, value: unknown): FieldFault[] {
  const path = `${place}.${key}`;
  if (value === undefined || value === '')
    return optional === true
      ? []
      : [fault(path, 'missing', `${label} is needed.${help === undefined ? '' : ` ${help}`}`)];
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(typeof value === 'string' ? value : ''))
    return [fault(path, 'invalid', `${label} is not written as it should be.`)];
  return [];
}

const fault = (path: string, code: string, message: string): FieldFault => ({ path, code, message });
