// The conversation in the panel: what was said, what was answered, which form fits now, and what went wrong.
import { cardsOf, message, type CardDependencies } from './cards.ts';
import { element } from './element.ts';
import { codeForm, describeForm, messageForm, type FormDependencies } from './forms.ts';
import { ResumeFiles } from './resume-files.ts';
import { type VisitorMessage, type Service, ServiceTrouble } from './service.ts';
import { troubleCard } from './trouble-card.ts';
import type { Asks, Choice } from './wire.ts';
import type { Words } from './words/en.ts';

export interface ConversationDependencies {
  readonly service: Service;
  readonly words: Words;
  readonly emit: (name: 'apply' | 'download' | 'delete' | 'error', detail?: object) => void;
}

export class Conversation {
  readonly log = element('div', { class: 'log', role: 'log', 'aria-live': 'off', tabindex: '0' });
  readonly form = element('div', { class: 'form' });
  /** Told aloud: sentences that are complete, never each piece of a stream. */
  readonly status = element('div', { class: 'hidden', role: 'status' });
  privacyUrl: string | undefined;
  readonly #parts: ConversationDependencies;
  readonly #files: ResumeFiles;
  #state: string | undefined;
  #shown: Asks | undefined;
  #running: AbortController | undefined;
  #trouble: { readonly node: HTMLElement; readonly end: () => void } | undefined;

  constructor(parts: ConversationDependencies) {
    this.#parts = parts;
    this.#files = new ResumeFiles(parts.service);
    this.log.setAttribute('aria-label', parts.words.conversation);
    this.#show('code');
  }

  /** The greeting; a conversation that is under way is left as it is. */
  async begin(): Promise<void> {
    if (this.#state === undefined && this.#running === undefined) await this.#turn({ message: '' }, undefined);
  }

  stop(): void {
    this.#running?.abort();
    this.#trouble?.end();
  }

  /** The form's first field. */
  focus(): void {
    this.form.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  readonly #send = (said: VisitorMessage, echo: string): void => {
    if (this.#running === undefined) void this.#turn(said, echo);
  };

  readonly #choose = (choice: Choice): void => {
    const { mos_code: code, branch, label, value } = choice;
    if (code === undefined || branch === undefined) this.#send({ message: value }, label);
    else this.#send({ profile: { mos_code: code, branch, location_preferences: this.#places() } }, label);
    if (this.#running !== undefined) this.log.focus();
  };

  #places(): string[] {
    const typed = this.form.querySelector<HTMLInputElement>('[name=places]')?.value ?? '';
    return typed.split(';').flatMap((place) => (place.trim() === '' ? [] : [place.trim().slice(0, 120)]));
  }

  async #turn(said: VisitorMessage, echo: string | undefined): Promise<void> {
    const { service, words, emit } = this.#parts;
    const running = (this.#running = new AbortController());
    this.#clearTrouble();
    const own = echo === undefined ? undefined : this.#add(message(echo, words.you));
    const waiting = this.#add(element('p', { class: 'message waiting', 'aria-hidden': 'true' }, words.working));
    this.form.classList.add('busy');
    if (echo !== undefined) this.status.textContent = words.working;
    const texts: string[] = [];
    const added: HTMLElement[] = [];
    try {
      const answer = await service.say(
        { ...said, state: this.#state },
        (reply) => {
          if (texts.length === 0) this.#dropChoices();
          texts.push(reply.text);
          const cards = cardsOf(reply, this.#cards);
          waiting.before(...cards);
          added.push(...cards);
        },
        running.signal,
      );
      waiting.remove();
      this.#state = answer.state;
      this.#running = undefined;
      this.status.textContent = texts.join(' ');
      if (echo !== undefined) this.#goOn(answer.asks, added);
    } catch (error) {
      waiting.remove();
      this.#running = undefined;
      if (running.signal.aborted) return;
      const trouble = error instanceof ServiceTrouble ? error : new ServiceTrouble('failed');
      emit('error', { trouble: trouble.trouble });
      // What was half told would be told again by the next try.
      for (const node of added) node.remove();
      this.#fail(trouble, () => {
        own?.remove();
        void this.#turn(said, echo);
      });
    } finally {
      this.form.classList.remove('busy');
    }
  }

  /** The form that fits, and the focus where reading goes on. */
  #goOn(asks: Asks, added: readonly HTMLElement[]): void {
    this.#show(asks);
    const start = added.find((node) => node.matches('.job')) ?? added.find((node) => node.matches('.card')) ?? added[0];
    start?.scrollIntoView({ block: 'start' });
    if (asks === 'code' || asks === 'describe') this.focus();
    else (start?.querySelector<HTMLElement>('h3') ?? this.log).focus({ preventScroll: true });
  }

  #show(asks: Asks): void {
    // What is typed stays as long as the same form fits.
    const form = asks === 'code' || asks === 'describe' ? asks : 'menu';
    const make = { code: codeForm, describe: describeForm, menu: messageForm }[form];
    if (form !== this.#shown || form === 'menu') this.form.replaceChildren(make(this.#forms));
    this.#shown = form;
  }

  get #forms(): FormDependencies {
    const { service, words } = this.#parts;
    return {
      words,
      send: this.#send,
      suggest: async (text, branch, signal) => await service.suggestions(text, branch, signal),
      privacyUrl: this.privacyUrl,
      turnTo: (form) => {
        this.#show(form);
        this.focus();
      },
    };
  }

  /** Draws the form again when what stands beside it has changed and nothing is typed yet. */
  refresh(): void {
    const fields = [...this.form.querySelectorAll<HTMLInputElement>('input, textarea')];
    if (this.#shown !== 'code' || fields.some(({ value }) => value !== '')) return;
    const hadFocus = this.form.matches(':focus-within');
    this.form.replaceChildren(codeForm(this.#forms));
    if (hadFocus) this.focus();
  }

  get #cards(): CardDependencies {
    const { service, words, emit } = this.#parts;
    return {
      words,
      choose: this.#choose,
      urlOf: (path) => service.urlOf(path),
      applied: ({ req_id }) => emit('apply', { req_id }),
      download: (resume, format) =>
        void this.#file(async () => {
          this.status.textContent = words.preparing;
          await this.#files.save(resume, format);
          this.status.textContent = words.downloaded;
          emit('download', { format });
        }),
      erase: () => void this.#erase(),
    };
  }

  async #file(act: () => Promise<void>): Promise<void> {
    this.#clearTrouble();
    try {
      await act();
    } catch (error) {
      this.#fail(error instanceof ServiceTrouble ? error : new ServiceTrouble('failed'), () => void this.#file(act));
    }
  }

  async #erase(): Promise<void> {
    const { words, emit } = this.#parts;
    this.stop();
    this.#clearTrouble();
    this.#state = undefined;
    const isGone = await this.#files.forget();
    const text = isGone ? words.erased : words.erasedHere;
    this.log.replaceChildren(message(text));
    this.status.textContent = text;
    this.#shown = undefined;
    this.#show('code');
    this.focus();
    emit('delete');
  }

  #fail(trouble: ServiceTrouble, again: () => void): void {
    if (trouble.trouble === 'expired') this.#state = undefined;
    this.#trouble = troubleCard(trouble, { words: this.#parts.words, status: this.status, again });
    this.#add(this.#trouble.node);
  }

  #clearTrouble(): void {
    this.#trouble?.end();
    this.#trouble?.node.remove();
    this.#trouble = undefined;
  }

  #add(node: HTMLElement): HTMLElement {
    this.log.append(node);
    this.log.scrollTop = this.log.scrollHeight;
    return node;
  }

  /** Answers of an earlier question are no answers any more. */
  #dropChoices(): void {
    for (const row of this.log.querySelectorAll('.choices')) row.remove();
  }
}
