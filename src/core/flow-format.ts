// Documents of older formats are brought up to the present one, a format at a time. Format 0 is a sync request of the API,
// so that whatever was synced by a request can go on as a flow.
import { fieldMessage } from './field-message.ts';
import { FlowDocument, flowFormat } from './flow.ts';
import type { Json, JsonObject } from './json.ts';
import { Problem } from './problem.ts';

/** `upgrades[n]` makes a document of format n+1 out of one of format n. Nothing is looked up: the check says what is missing. */
export type Upgrades = readonly ((document: JsonObject) => JsonObject)[];

const upgrades: Upgrades = [fromSyncRequest];

/** Throws `validation_failed` that names the fields of the document as it came. */
export function readFlowDocument(given: JsonObject, list: Upgrades = upgrades): FlowDocument {
  const format = given['format'] ?? ('destination' in given ? 0 : undefined);
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 0 || format > flowFormat)
    throw new Problem('validation_failed', `format: must be a number up to ${flowFormat}.`, {
      errors: [
        {
          path: 'format',
          code: 'invalid',
          message: `must be a number up to ${flowFormat}. A newer one was made by a newer Muster.`,
        },
      ],
    });
  const raised = list.slice(format).reduce<JsonObject>((document, raise) => raise(document), given);
  const parsed = FlowDocument.safeParse(raised, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
  throw new Problem('validation_failed', errors.map(({ path, message }) => `${path}: ${message}`).join('; '), {
    errors,
  });
}

const objectOf = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
const orNull = (value: Json | undefined): Json => value ?? null;

function fromSyncRequest(request: JsonObject): JsonObject {
  const [source, destination] = [objectOf(request['source']), objectOf(request['destination'])];
  const mapping = Object.entries(objectOf(destination['field_mapping']));
  const fields = mapping.map(([from, target]): JsonObject =>
    typeof target === 'string' ? { from, to: target } : { from, ...objectOf(target) },
  );
  const write = {
    id: 'write',
    kind: 'write',
    to: {
      system: orNull(destination['system']),
      connection: null,
      collection: orNull(destination['endpoint']),
    },
    action: destination['action'] ?? 'upsert',
    next: null,
  };
  const map: JsonObject = { id: 'map', kind: 'map', fields, next: 'write' };
  return {
    format: 1,
    name: request['name'] ?? `${textOf(source['system'])} to ${textOf(destination['system'])}`,
    trigger: triggerOf(request),
    source: {
      system: orNull(source['system']),
      connection: null,
      collection: orNull(source['endpoint']),
      filters: source['filters'] ?? {},
    },
    start: fields.length === 0 ? 'write' : 'map',
    steps: fields.length === 0 ? [write] : [map, write],
    ...(request['carry_deletions'] === undefined ? {} : { carry_deletions: request['carry_deletions'] }),
    ...(request['retry_policy'] === undefined ? {} : { retry_policy: request['retry_policy'] }),
    ...(request['webhook_url'] === undefined ? {} : { webhook_url: request['webhook_url'] }),
  };
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : 'a system');

function triggerOf({ sync_mode: mode, schedule }: JsonObject): JsonObject {
  if (mode === 'real_time') return { kind: 'real_time' };
  return mode === 'batch' ? { kind: 'schedule', ...objectOf(schedule) } : { kind: 'manual' };
}
