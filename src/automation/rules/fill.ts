// Fills a rule's arguments from what happened. One pass: a value cannot bring in a further placeholder.
import type { TriggerEvent } from '../../core/trigger-event.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { singleLine } from '../../services/operations/render.ts';
import type { RuleSubject } from '../facts.ts';

const variables = {
  'candidate.id': ({ known }) => known?.candidate.id,
  'candidate.name': ({ known }) => known && singleLine(known.candidate.name),
  'candidate.stage': ({ known }) => known?.candidate.stage,
  'job.id': ({ known }) => known?.job.id,
  'job.title': ({ known }) => known && singleLine(known.job.title),
  'job.hiring_manager': ({ known }) => known?.job.hiringManager,
  'event.from': ({ event }) => event.from,
  'event.to': ({ event }) => event.to,
} as const satisfies Record<string, (given: FillContext) => string | null | undefined>;

interface FillContext {
  readonly known: RuleSubject | undefined;
  readonly event: Pick<TriggerEvent, 'from' | 'to'>;
}

const isVariable = (name: string): name is keyof typeof variables => Object.hasOwn(variables, name);
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The arguments, and the names of what is unknown or has no value here. */
export function fillArguments(
  template: JsonObject,
  given: FillContext,
): { input: JsonObject; missing: readonly string[] } {
  const missing = new Set<string>();
  const value = (name: string): string => {
    const found = isVariable(name) ? variables[name](given) : undefined;
    if (found === undefined || found === null) missing.add(name);
    return found ?? '';
  };
  const input = Object.fromEntries(Object.entries(template).map(([key, entry]) => [key, filled(entry, value)]));
  return { input, missing: [...missing] };
}

function filled(entry: Json, value: (name: string) => string): Json {
  if (typeof entry === 'string') return entry.replaceAll(placeholder, (_, name: string) => value(name));
  if (Array.isArray(entry)) return entry.map((one) => filled(one, value));
  if (entry === null || typeof entry !== 'object') return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, one]) => [key, filled(one, value)]));
}

/** Names that no event could ever fill. */
export function unknownVariables(template: JsonObject): readonly string[] {
  const names = [...JSON.stringify(template).matchAll(placeholder)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isVariable(name));
}
