// LangChain's messages as what a request is made of: plain text, calls with unique ids, each answered.
import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { z } from 'zod';
import { unusableCall } from '../unusable-call.ts';
import type { Dialect } from './dialect.ts';

export interface SentCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What the provider gave with the call and wants back, as it came. */
  readonly extra: unknown;
}

export type HistoryMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly calls: readonly SentCall[];
      readonly reasoning: string | undefined;
      readonly items: readonly unknown[];
    }
  | { readonly role: 'tool'; readonly id: string; readonly name: string; readonly text: string };

/** What a language model's own message keeps for the next request of the same turn. */
const Replay = z.object({
  reasoning: z.string().optional(),
  items: z.array(z.unknown()).default([]),
  extras: z.record(z.string(), z.unknown()).default({}),
});
type Replay = z.infer<typeof Replay>;

/** What the last message of a person is about: sent before their words, shown to no other planner. */
const Context = z.object({ context: z.string() });

const nothing = '(nothing)';

export function historyOf(messages: readonly BaseMessage[], dialect: Pick<Dialect, 'callIds'>): HistoryMessage[] {
  const ids = new CallIds(dialect.callIds);
  return messages.flatMap((message): HistoryMessage[] => {
    if (SystemMessage.isInstance(message)) return [{ role: 'system', text: message.text }];
    if (HumanMessage.isInstance(message)) return [{ role: 'user', text: spoken(message) }];
    if (AIMessage.isInstance(message)) return [assistantOf(message, ids)];
    if (ToolMessage.isInstance(message))
      return [
        { role: 'tool', id: ids.of(message.tool_call_id), name: message.name ?? 'tool', text: message.text || nothing },
      ];
    return [];
  });
}

function spoken(message: HumanMessage): string {
  const more = Context.safeParse(message.additional_kwargs);
  const said = message.text || nothing;
  return more.success && more.data.context !== '' ? `${more.data.context}\n\n${said}` : said;
}

function assistantOf(message: AIMessage, ids: CallIds): HistoryMessage {
  const kept = Replay.safeParse(message.additional_kwargs['replay']);
  const replay = kept.success ? kept.data : Replay.parse({});
  const calls = (message.tool_calls ?? []).map((call): SentCall => {
    const given = call.id ?? call.name;
    const unusable = unusableCall.read(call.name, call.args);
    return {
      id: ids.next(given),
      name: unusable === undefined ? call.name : unusable.tool,
      // What could not be read is not repeated: servers parse the arguments of the history, too.
      arguments: unusable === undefined ? call.args : {},
      extra: replay.extras[given],
    };
  });
  const text = message.text === '' && calls.length === 0 ? nothing : message.text;
  return { role: 'assistant', text, calls, reasoning: replay.reasoning, items: replay.items };
}

/**
 * Ids as the provider takes them, each once in a request. Providers exist that give every call of a name the same id, and
 * others that refuse a history in which one stands twice.
 */
class CallIds {
  readonly #form: Dialect['callIds'];
  readonly #used = new Set<string>();
  /** By the id that a message carries: the newest call that bore it. */
  readonly #given = new Map<string, string>();
  #count = 0;

  constructor(form: Dialect['callIds']) {
    this.#form = form;
  }

  next(given: string): string {
    const id = this.#fits(given) ? given : this.#made();
    this.#used.add(id);
    this.#given.set(given, id);
    return id;
  }

  of(given: string): string {
    return this.#given.get(given) ?? this.next(given);
  }

  #fits(id: string): boolean {
    const form = this.#form === 'nine' ? /^[A-Za-z0-9]{9}$/ : /^[\w-]{1,64}$/;
    return form.test(id) && !this.#used.has(id);
  }

  #made(): string {
    let id = '';
    do id = `call${String((this.#count += 1)).padStart(5, '0')}`;
    while (this.#used.has(id));
    return id;
  }
}
