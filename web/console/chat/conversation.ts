// The conversation of this visit: outlives the screen, so that an answer goes on streaming while another one is looked at.
import { pastConversation, say, startConversation } from '../api/chat.ts';
import { ApiProblem, type Api } from '../api/client.ts';
import { after, newTurn, restarted, type Turn } from './turns.ts';

export interface ConversationState {
  readonly id: string | undefined;
  readonly turns: readonly Turn[];
  readonly isBusy: boolean;
}

interface ConversationDependencies {
  readonly api: Api;
  readonly newKey: () => string;
  readonly whisper: (text: string) => void;
}

const fresh: ConversationState = { id: undefined, turns: [], isBusy: false };

export class OpenConversation {
  readonly #parts: ConversationDependencies;
  readonly #listeners = new Set<() => void>();
  #state = fresh;
  #abort: AbortController | undefined;

  constructor(parts: ConversationDependencies) {
    this.#parts = parts;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): ConversationState => this.#state;

  say = (text: string): void => {
    if (this.#state.isBusy) return;
    const turn = newTurn(text, this.#parts.newKey());
    this.#set({ turns: [...this.#state.turns, turn] });
    void this.#listen(turn);
  };

  choose = (turn: Turn, label: string): void => {
    if (this.#state.isBusy || turn.chosen !== undefined) return;
    this.#change(turn.id, (before) => ({ ...before, chosen: label }));
    this.say(label);
  };

  retry = (turn: Turn): void => {
    if (this.#state.isBusy) return;
    // A refusal was an answer, so that the next try is a new request; a broken line repeats the same one.
    const key = turn.end?.kind === 'refused' ? this.#parts.newKey() : turn.key;
    const again = restarted(turn, key);
    this.#change(turn.id, () => again);
    void this.#listen(again);
  };

  stop = (): void => this.#abort?.abort();

  startAnew = (): void => {
    this.stop();
    this.#set(fresh);
  };

  /** Goes on with an earlier conversation. */
  open = async (id: string): Promise<void> => {
    if (id === this.#state.id) return;
    const { turns } = await pastConversation(this.#parts.api, id);
    this.#set({
      id,
      isBusy: false,
      turns: turns.map(({ turn_id, said, reply, facts, wording, usage }) => ({
        ...newTurn(said, turn_id),
        text: reply,
        facts: wording === 'model' ? facts : [],
        usage,
        isOver: true,
      })),
    });
  };

  async #listen({ id: turnId, said, key }: Turn): Promise<void> {
    const { api, whisper } = this.#parts;
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ isBusy: true });
    whisper('Muster is working');
    const change = (how: (turn: Turn) => Turn): void => this.#change(turnId, how);
    try {
      const conversation = this.#state.id ?? (await startConversation(api));
      this.#set({ id: conversation });
      for await (const event of say(api, { conversation, text: said, key, signal: abort.signal })) {
        change((turn) => after(turn, event));
        if (event.kind === 'done') whisper(event.answer.reply.text);
      }
      change((turn) => (turn.isOver ? turn : { ...turn, isOver: true, end: { kind: 'broken' } }));
    } catch (error) {
      if (!abort.signal.aborted && !(error instanceof ApiProblem) && !(error instanceof TypeError)) throw error;
      change((turn) => ended(turn, error, abort.signal.aborted));
    } finally {
      this.#abort = undefined;
      this.#set({ isBusy: false });
    }
  }

  #change(id: string, how: (turn: Turn) => Turn): void {
    this.#set({ turns: this.#state.turns.map((turn) => (turn.id === id ? how(turn) : turn)) });
  }

  #set(part: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function ended(turn: Turn, error: unknown, isStopped: boolean): Turn {
  if (isStopped) return { ...turn, isOver: true, end: { kind: 'stopped' } };
  if (error instanceof ApiProblem && error.code !== 'offline')
    return { ...turn, isOver: true, end: { kind: 'refused', text: error.message, requestId: error.requestId } };
  return { ...turn, isOver: true, end: { kind: 'broken' } };
}
