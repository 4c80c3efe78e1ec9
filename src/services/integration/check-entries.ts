// What somebody entered for a connection, held against what its connector asks for.
import type { Connector } from '../../core/connector/connector.ts';
import type { Prompt } from '../../core/connector/calls.ts';
import type { JsonObject } from '../../core/json.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';

interface Entries {
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
}

/** Every system may be called elsewhere: at a test account's address, or an emulator's. */
const otherAddress: Prompt = {
  key: 'origin',
  label: 'Another address',
  optional: true,
  pattern: String.raw`https?://\S+`,
};

/** Throws `validation_failed` that names every missing, unknown and misshapen entry. */
export function checkEntries(connector: Connector, { config, credentials }: Entries): void {
  const faults = [
    // The generic connector's configuration has a schema of its own.
    ...(connector.system === 'rest' ? [] : faultsIn('config', [...connector.config, otherAddress], config)),
    ...faultsIn('credentials', connector.credentials, credentials),
  ];
  if (faults.length > 0)
    throw new Problem('validation_failed', `The connection to ${connector.title} lacks something.`, { errors: faults });
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
