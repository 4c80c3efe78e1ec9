// The organization's tools as the loop and a language model know them. Input is not checked here: names are resolved first,
// then the gate parses with the tool's own schema.
import { StructuredTool } from '@langchain/core/tools';
import { ToolMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { AnyTool } from '../core/tool.ts';
import { askTool } from './ask.ts';
import type { Executor } from './executor.ts';
import { unusableCall } from './models/unusable-call.ts';

type JsonSchema = Record<string, unknown>;
type Running = Pick<Executor, 'run' | 'complain'>;

/** What only the offline planner fills in is not offered to a model. */
const AskOfModel = z.object({
  question: z.string().describe('One sentence.'),
  choices: z.array(z.string()).describe('Answers to choose from.').optional(),
});

/** What the loop hands over beside the call: the talk, whose last message made it. */
const ToolRequest = z.looseObject({
  state: z.looseObject({ messages: z.array(z.unknown()) }).optional(),
});

const Calling = z.looseObject({ tool_calls: z.array(z.looseObject({ name: z.string() })) });

const LoopCall = z.looseObject({ id: z.string().optional(), name: z.string().optional(), args: z.unknown() });

class LoopTool extends StructuredTool<JsonSchema> {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly #executor: Running;

  constructor(tool: { name: string; summary: string; schema: JsonSchema }, executor: Running) {
    super();
    this.name = tool.name;
    this.description = tool.summary;
    this.schema = tool.schema;
    this.#executor = executor;
  }

  /** The loop hands over whole calls. Overridden, so that wrong arguments become the gate's problem, in its words. */
  override async invoke(input: unknown, asked?: unknown): Promise<ToolMessage> {
    const call = LoopCall.parse(input);
    const id = call.id ?? this.name;
    const unusable = unusableCall.read(this.name, call.args);
    if (unusable !== undefined)
      return new ToolMessage({ tool_call_id: id, name: unusable.tool, content: this.#executor.complain(unusable) });
    const together = madeTogether(asked);
    const { record, content } = await this.#executor.run({ id, tool: this.name, arguments: call.args, together });
    return new ToolMessage({ tool_call_id: id, name: this.name, content, artifact: record });
  }

  protected override _call(): never {
    throw new Error('The loop calls invoke().');
  }
}

function madeTogether(asked: unknown): readonly string[] {
  const last = ToolRequest.safeParse(asked).data?.state?.messages.at(-1);
  return (Calling.safeParse(last).data?.tool_calls ?? []).map(({ name }) => name);
}

export function loopTools(tools: readonly AnyTool[], executor: Running): LoopTool[] {
  const known = tools
    .filter(({ name }) => !takesFiles.has(name))
    .map(({ name, summary, input }) => ({ name, summary, schema: offeredOf(name, schemaOf(input)) }));
  const ask = { ...askTool, schema: schemaOf(AskOfModel) };
  return [...known, ask, unusableCall].map((tool) => new LoopTool(tool, executor));
}

/** What is made of files: no conversation holds them. */
const takesFiles: ReadonlySet<string> = new Set(['import_candidates', 'import_requisitions', 'apply_environment']);

/** What a form or the page of a booking link fills in, and hardly anybody says in words: a prompt is short. */
const leftToForms: Readonly<Record<string, readonly string[]>> = {
  // A room for one that is booked is book_room's to take.
  book_meeting: ['room'],
  schedule_interviews: ['slots', 'room'],
  reschedule_interviews: ['meetings'],
  cancel_interviews: ['meetings'],
  invite_to_book: ['times', 'title', 'send_letter', 'cutoff_hours', 'notice_hours'],
  send_followup: ['candidates'],
  set_contact_preference: ['proof'],
};

function offeredOf(tool: string, schema: JsonSchema): JsonSchema {
  const left = leftToForms[tool];
  const { properties } = schema;
  if (left === undefined || !isObject(properties)) return schema;
  const offered = Object.entries(properties).filter(([name]) => !left.includes(name));
  return { ...schema, properties: Object.fromEntries(offered) };
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** Tool lists are made anew for each organization, their schemas are not. */
function schemaOf(input: z.ZodType): JsonSchema {
  const known = schemas.get(input);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const offered = shortened(describedOnce(schema));
  schemas.set(input, offered);
  return offered;
}

/**
 * The criteria of several tools are those of find_candidates: what each means is read there, once for a prompt. Whoever is written
 * to or moved is so in no order.
 */
function describedOnce(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  const filters = isObject(properties) ? properties['filters'] : undefined;
  if (!isObject(properties) || !isObject(filters) || !isObject(filters['properties'])) return schema;
  const { sort: _, ...named } = filters['properties'];
  const criteria = Object.entries(named).map(([name, one]) => [name, undescribed(one)] as const);
  const short = { ...filters, properties: Object.fromEntries(criteria) };
  return { ...schema, properties: { ...properties, filters: short } };
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function undescribed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { description: _, minimum: _least, maximum: _most, anyOf, ...rest } = value;
  if (!Array.isArray(anyOf)) return rest;
  // A span of days is an object of two; who needs it is told so by find_candidates, and the gate takes it.
  const kinds = new Set(anyOf.flatMap((one) => (isObject(one) && one['type'] !== 'object' ? [one['type']] : [])));
  return { ...rest, anyOf: [...kinds].map((type) => ({ type })) };
}

/** Larger bounds say nothing that a model would not know. */
const tellingBound = 1_000;

/**
 * What the gate checks anyway and no model is helped by costs tokens in each prompt: closed objects, lists of one at least, bounds
 * that nobody reaches, and days beside times, both of which are texts.
 */
function shortened(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, ...rest } = schema;
  const kept = Object.entries(rest).filter(([key, value]) => !isTold(key, value));
  return {
    ...Object.fromEntries(kept),
    ...choiceOf(anyOf),
    ...(isObject(items) ? { items: shortened(items) } : {}),
    ...(isObject(properties) ? { properties: shortenedEach(properties) } : {}),
  };
}

const shortenedEach = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, isObject(one) ? shortened(one) : one]));

function choiceOf(anyOf: unknown): JsonSchema {
  if (!Array.isArray(anyOf)) return {};
  const branches = anyOf.map((one) => (isObject(one) ? shortened(one) : one));
  const areTexts = branches.every((one) => isObject(one) && one['type'] === 'string' && one['enum'] === undefined);
  return areTexts ? { type: 'string' } : { anyOf: branches };
}

function isTold(key: string, value: unknown): boolean {
  if (key === 'additionalProperties') return value === false;
  if (key === 'minItems') return value === 1;
  if (key === 'minimum') return typeof value === 'number' && value <= 0;
  return key === 'maximum' && typeof value === 'number' && value >= tellingBound;
}
