// The chat: an instruction in plain words, the answer as it streams, and every action with its way back.
import { ApiProblem } from '../api.ts';
import { composer } from '../chat/composer.ts';
import { general, suggestionButtons, suggestionsFrom } from '../chat/suggestions.ts';
import { Turn } from '../chat/turn.ts';
import type { Context, Screen } from '../context.ts';
import { element, icon } from '../element.ts';

/** How near to the end, in pixels, somebody must be for the page to follow the answer. */
const nearEnd = 200;

class Chat {
  // Not `aria-live`: reading out every token would drown the answer. The finished text is read from the status line.
  readonly log = element('div', { class: 'log', role: 'log', 'aria-live': 'off', 'aria-label': 'Conversation' });
  readonly #welcome = element('div');
  readonly #context: Context;
  readonly #newKey: () => string;
  readonly composer = composer({ send: (text) => this.say(text), stop: () => this.#abort?.abort() });
  #conversation: string | undefined;
  #abort: AbortController | undefined;

  constructor(context: Context, newKey: () => string) {
    this.#context = context;
    this.#newKey = newKey;
    this.log.append(this.#welcome);
    void this.#greet();
  }

  say(text: string): void {
    if (this.#abort !== undefined) return;
    this.#welcome.remove();
    let key = this.#newKey();
    const turn: Turn = new Turn(text, this.#context, {
      choose: (label) => this.say(label),
      retry: () => {
        if (this.#abort !== undefined) return;
        // A refusal was an answer, so that the next try is a new request; a broken line repeats the same one.
        if (turn.wasRefused) key = this.#newKey();
        turn.restart();
        void this.#listen(turn, text, key);
      },
    });
    this.log.append(turn.node);
    this.#toEnd();
    void this.#listen(turn, text, key);
  }

  async #listen(turn: Turn, text: string, key: string): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.composer.setBusy(true);
    this.#context.whisper('Muster is working');
    try {
      this.#conversation ??= await this.#context.api.startConversation();
      const { signal } = abort;
      for await (const event of this.#context.api.say({ conversation: this.#conversation, text, key, signal })) {
        const follows = isNearEnd();
        turn.take(event);
        if (follows) this.#toEnd();
      }
      if (!turn.isOver) turn.breakOff();
    } catch (error) {
      if (abort.signal.aborted) turn.stop();
      else if (error instanceof ApiProblem) turn.fail(error);
      else if (error instanceof TypeError) turn.breakOff();
      else throw error;
    } finally {
      this.#abort = undefined;
      this.composer.setBusy(false);
      this.#context.changed();
    }
  }

  async #greet(): Promise<void> {
    const greet = (suggestions: typeof general): void => {
      const buttons = suggestionButtons(suggestions, (text) => {
        this.say(text);
        this.composer.focus();
      });
      this.#welcome.replaceChildren(welcome(this.#context), buttons);
    };
    if (this.#context.session.organization.mode !== 'sandbox') {
      greet(general);
      return;
    }
    try {
      const sandbox = await this.#context.api.sandbox();
      this.#context.people.learn([...(sandbox.users ?? []), ...sandbox.candidates]);
      greet(suggestionsFrom(sandbox));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      greet(general);
    }
  }

  #toEnd(): void {
    window.scrollTo({ top: document.documentElement.scrollHeight });
  }
}

const isNearEnd = (): boolean => document.documentElement.scrollHeight - window.scrollY - window.innerHeight < nearEnd;

function welcome({ session }: Context): HTMLElement {
  const name = session.user?.name.split(' ', 1)[0];
  return element(
    'div',
    { class: 'welcome' },
    element('span', { class: 'mark mark-big', 'aria-hidden': 'true' }, icon('check')),
    element(
      'p',
      { class: 'welcome-title' },
      name === undefined ? 'What shall we get done?' : `Hello ${name}, what shall we get done?`,
    ),
    element(
      'p',
      { class: 'muted' },
      'Say it as you would to a colleague. Everything is logged, and almost everything can be taken back.',
    ),
  );
}

export function assistantScreen(context: Context, newKey: () => string): Screen {
  const chat = new Chat(context, newKey);
  return {
    title: 'Assistant',
    node: element(
      'section',
      { class: 'screen screen-chat', 'aria-labelledby': 'assistant-title' },
      element('h1', { id: 'assistant-title', class: 'visually-hidden', tabindex: -1 }, 'Assistant'),
      element('h2', { class: 'visually-hidden' }, 'Conversation'),
      chat.log,
      chat.composer.node,
    ),
    show() {
      // The conversation stays as it was left.
    },
    hide() {
      // An answer goes on streaming while another screen is looked at.
    },
  };
}
