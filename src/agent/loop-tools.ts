// The organisation's tools as the loop and a language model know them. Input is not checked here: names are resolved first,
// then the gate parses with the tool's own schema.
import { StructuredTool } from '@langchain/core/tools';
import { ToolMessage } from '@langchain/core/messages';
import { z } from 'zod';
import type { AnyTool } from '../core/tool.ts';
import { askTool } from './ask.ts';
import type { Executor } from './executor.ts';
import { unusableCall } from './models/unusable-call.ts';

type JsonSchema = Record<string, unknown>;

/** What only the offline planner fills in is not offered to a model. */
const AskOfModel = z.object({
  question: z.string().describe('One sentence.'),
  choices: z.array(z.string()).describe('Answers to choose from.').optional(),
});

const LoopCall = z.looseObject({ id: z.string().optional(), name: z.string().optional(), args: z.unknown() });

class LoopTool extends StructuredTool<JsonSchema> {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly #executor: Executor;

  constructor(tool: { name: string; summary: string; schema: JsonSchema }, executor: Executor) {
    super();
    this.name = tool.name;
    this.description = tool.summary;
    this.schema = tool.schema;
    this.#executor = executor;
  }

  /** The loop hands over whole calls. Overridden, so that wrong arguments become the gate's problem, in its words. */
  override async invoke(input: unknown): Promise<ToolMessage> {
    const call = LoopCall.parse(input);
    const id = call.id ?? this.name;
    const unusable = unusableCall.read(this.name, call.args);
    if (unusable !== undefined)
      return new ToolMessage({ tool_call_id: id, name: unusable.tool, content: this.#executor.complain(unusable) });
    const { record, content } = await this.#executor.run({ id, tool: this.name, arguments: call.args });
    return new ToolMessage({ tool_call_id: id, name: this.name, content, artifact: record });
  }

  protected override _call(): never {
    throw new Error('The loop calls invoke().');
  }
}

export function loopTools(tools: readonly AnyTool[], executor: Executor): LoopTool[] {
  const known = tools.map(({ name, summary, input }) => ({ name, summary, schema: schemaOf(input) }));
  const ask = { ...askTool, schema: schemaOf(AskOfModel) };
  return [...known, ask, unusableCall].map((tool) => new LoopTool(tool, executor));
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** Tool lists are made anew for each organisation, their schemas are not. */
function schemaOf(input: z.ZodType): JsonSchema {
  const known = schemas.get(input);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  schemas.set(input, schema);
  return schema;
}
