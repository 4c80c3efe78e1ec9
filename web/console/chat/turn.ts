// One exchange: what the person said, and what Muster answers, asks and does, as it streams in.
import { actionCard, type Card } from '../action-card.ts';
import type { ApiProblem, ChatEvent } from '../api.ts';
import { approvalCard } from '../approval-card.ts';
import type { Context } from '../context.ts';
import { element, icon } from '../element.ts';
import { warning } from '../notice.ts';
import type { ActionEntry, Answer, ApprovalEntry, Question } from '../wire.ts';
import { choiceButtons } from './choices.ts';

interface TurnHandlers {
  /** Sends a choice as the next message. */
  choose(label: string): void;
  retry(): void;
}

export class Turn {
  readonly node: HTMLElement;
  /** Nothing more is expected: answered, refused, stopped or broken off. */
  isOver = false;
  /** The service said no, as against a line that broke. */
  wasRefused = false;
  readonly #context: Context;
  readonly #handlers: TurnHandlers;
  readonly #text = element('p', { class: 'said-text' });
  readonly #cards = element('div', { class: 'stack' });
  readonly #questions = element('div', { class: 'stack' });
  readonly #end = element('div');
  readonly #dots = element('p', { class: 'dots' }, element('span', { class: 'visually-hidden' }, 'Working'));
  readonly #actions = new Map<string, Card>();
  readonly #approvals = new Set<string>();
  readonly #asked = new Set<string>();

  constructor(said: string, context: Context, handlers: TurnHandlers) {
    this.#context = context;
    this.#handlers = handlers;
    this.#dots.append(...[1, 2, 3].map(() => element('span', { class: 'dot', 'aria-hidden': 'true' })));
    this.node = element(
      'div',
      { class: 'turn' },
      element('div', { class: 'said-me' }, element('span', { class: 'visually-hidden' }, 'You: '), said),
      element(
        'div',
        { class: 'said-muster' },
        element('span', { class: 'mark', 'aria-hidden': 'true' }, icon('check')),
        element(
          'div',
          { class: 'said-body' },
          element('span', { class: 'visually-hidden' }, 'Muster: '),
          this.#text,
          this.#cards,
          this.#questions,
          this.#dots,
          this.#end,
        ),
      ),
    );
  }

  take(event: ChatEvent): void {
    switch (event.kind) {
      case 'token':
        this.#text.append(event.text);
        return;
      case 'action':
        this.#showAction(event.action);
        return;
      case 'approval':
        this.#showApproval(event.approval);
        return;
      case 'question':
        this.#ask(event.question);
        return;
      case 'done':
        this.#finish(event.answer);
        return;
      case 'error':
        this.fail(event.problem);
    }
  }

  fail(problem: ApiProblem): void {
    const { message: text, requestId, code } = problem;
    this.wasRefused = code !== 'offline';
    this.#close(warning({ text, requestId, retry: () => this.#retry() }));
  }

  breakOff(): void {
    const text = 'The connection broke before the answer was complete. Trying again does nothing twice.';
    this.#close(warning({ text, retry: () => this.#retry() }));
  }

  stop(): void {
    const text = 'You stopped reading. What was already asked for may still be done: the action log shows it.';
    this.#close(element('p', { class: 'small muted' }, text));
  }

  #retry(): void {
    this.#end.replaceChildren();
    this.#handlers.retry();
  }

  /** The same turn once more, after a fault. */
  restart(): void {
    this.isOver = false;
    this.wasRefused = false;
    this.#text.replaceChildren();
    this.#questions.replaceChildren();
    this.#asked.clear();
    this.#end.replaceChildren();
    this.#dots.hidden = false;
  }

  #showAction(action: ActionEntry): void {
    // Its approval card says all of it, and turns into the action's card when decided.
    if (this.#approvals.has(action.action_id)) return;
    const known = this.#actions.get(action.action_id);
    if (known !== undefined) {
      known.update(action);
      return;
    }
    const card = actionCard(action, this.#context);
    this.#actions.set(action.action_id, card);
    this.#cards.append(card.node);
    this.#context.changed();
  }

  #showApproval(approval: ApprovalEntry): void {
    if (this.#approvals.has(approval.action_id)) return;
    this.#approvals.add(approval.action_id);
    const { node } = approvalCard(approval, this.#context);
    const known = this.#actions.get(approval.action_id);
    if (known === undefined) this.#cards.append(node);
    else known.node.replaceWith(node);
    this.#context.changed();
  }

  #ask(question: Question): void {
    if (this.#asked.has(question.question)) return;
    this.#asked.add(question.question);
    this.#questions.append(choiceButtons(question, (label) => this.#handlers.choose(label)));
  }

  #finish({ reply, actions }: Answer): void {
    this.#text.textContent = reply.text;
    for (const action of actions) this.#showAction(action);
    for (const { type, question, choices } of reply.blocks ?? [])
      if (type === 'question' && question !== undefined && choices !== undefined) this.#ask({ question, choices });
    // The reply often ends with the question itself: once is enough.
    for (const question of this.#questions.querySelectorAll<HTMLElement>('.question-text'))
      if (reply.text.includes(question.textContent)) question.classList.add('visually-hidden');
    this.#close();
    this.#context.whisper(reply.text);
  }

  #close(...last: HTMLElement[]): void {
    this.isOver = true;
    this.#dots.hidden = true;
    this.#end.replaceChildren(...last);
  }
}
