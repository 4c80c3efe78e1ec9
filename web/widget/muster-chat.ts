// <muster-chat>: the launcher and the panel of the veterans' chat. One shadow root, one style sheet, no cookie, no storage.
import { Conversation } from './conversation.ts';
import { element, icon } from './element.ts';
import { Service } from './service.ts';
import styles from './styles.css?inline';
import { textColourOn } from './text-colour.ts';
import type { Looks } from './wire.ts';
import type { Words } from './words/en.ts';
import { directionOf, languageOf, wordsIn, type Language } from './words/words.ts';

type Mode = 'bubble' | 'inline' | 'page';
type EventName = 'ready' | 'open' | 'close' | 'apply' | 'download' | 'delete' | 'error';

/** Below this width the panel covers the page, and nothing behind it can be reached. */
const narrow = '(max-width: 480px)';

/** Where the script came from is where the service is. */
let home: string | undefined;
export const servedFrom = (url: string | undefined): void => {
  home = url === undefined ? undefined : new URL(url).origin;
};

export class MusterChat extends HTMLElement {
  #conversation: Conversation | undefined;
  #launcher: HTMLButtonElement | undefined;
  #panel: HTMLElement | undefined;
  #title: HTMLElement | undefined;

  connectedCallback(): void {
    // Moved within the page: the conversation goes on where it was.
    if (this.#panel !== undefined) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    this.#paint(this.getAttribute('accent'));
    this.#build(root);
    this.#emit('ready');
    if (this.#mode !== 'bubble') void this.#begin();
  }

  static readonly observedAttributes = ['accent', 'title-text'];

  /** The page may dress it anew at any time. */
  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (this.#panel === undefined) return;
    if (name === 'accent') this.#paint(value);
    else this.#title?.replaceChildren(value ?? wordsIn(this.#language).title);
  }

  disconnectedCallback(): void {
    this.#conversation?.stop();
  }

  get isOpen(): boolean {
    return this.#mode !== 'bubble' || this.#panel?.matches('[open], :popover-open') === true;
  }

  open(): void {
    const panel = this.#panel;
    if (this.isOpen || !(panel instanceof HTMLDialogElement)) return;
    if (matchMedia(narrow).matches) {
      panel.removeAttribute('popover');
      panel.showModal();
    } else {
      // The top layer: no header of the page lies above it, and the page stays usable.
      panel.setAttribute('popover', 'manual');
      panel.showPopover();
    }
    this.#launcher?.setAttribute('aria-expanded', 'true');
    this.#conversation?.focus();
    this.#emit('open');
    void this.#begin();
  }

  close(): void {
    const panel = this.#panel;
    if (this.#mode !== 'bubble' || !this.isOpen || !(panel instanceof HTMLDialogElement)) return;
    if (panel.open) panel.close();
    else panel.hidePopover();
    this.#launcher?.setAttribute('aria-expanded', 'false');
    this.#launcher?.focus();
    this.#emit('close');
  }

  get #mode(): Mode {
    const mode = this.getAttribute('mode');
    return mode === 'inline' || mode === 'page' ? mode : 'bubble';
  }

  get #language(): Language {
    return languageOf(this.getAttribute('lang'), document.documentElement.lang, navigator.language);
  }

  #build(root: ShadowRoot): void {
    const words = wordsIn(this.#language);
    const service = (this.#talks = this.#service());
    const conversation = new Conversation({
      service,
      words,
      emit: (name, detail) => this.#emit(name, detail),
    });
    conversation.privacyUrl = this.getAttribute('privacy-url') ?? undefined;
    const isBubble = this.#mode === 'bubble';
    const panel = element(
      isBubble ? 'dialog' : 'section',
      {
        class: 'panel',
        part: 'panel',
        'aria-labelledby': 'title',
        lang: this.#language,
        dir: this.getAttribute('dir') ?? directionOf(this.#language),
      },
      this.#makeHeader(words, isBubble),
      conversation.log,
      conversation.form,
      conversation.status,
    );
    if (isBubble) {
      panel.addEventListener('keydown', (event) => this.#closeOnEscape(event));
      this.#launcher = this.#makeLauncher(words.open);
    }
    this.#conversation = conversation;
    this.#panel = panel;
    root.replaceChildren(...(this.#launcher === undefined ? [] : [this.#launcher]), panel);
  }

  #service(): Service {
    const { origin } = location;
    return new Service(this.getAttribute('api') ?? home ?? origin, this.getAttribute('key') ?? '', this.#language);
  }

  #makeHeader(words: Words, isBubble: boolean): HTMLElement {
    this.#title = element('h2', { id: 'title' }, this.getAttribute('title-text') ?? words.title);
    const logo = this.getAttribute('logo');
    const header = element('header', {}, element('div', {}, this.#title, element('p', {}, words.automated)));
    if (logo !== null) header.prepend(element('img', { src: logo, alt: '' }));
    if (isBubble) {
      const label = { 'aria-label': words.close };
      const close = element('button', { type: 'button', class: 'close', ...label, click: () => this.close() });
      close.append(icon('close'));
      header.append(close);
    }
    return header;
  }

  #closeOnEscape(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  /** One name for both states; what changes is whether it is expanded. */
  #makeLauncher(name: string): HTMLButtonElement {
    const launcher = element('button', {
      type: 'button',
      class: 'launcher',
      part: 'launcher',
      'aria-label': name,
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
      click: () => (this.isOpen ? this.close() : this.open()),
    });
    launcher.append(icon('chat'));
    return launcher;
  }

  async #begin(): Promise<void> {
    const looks = this.#looks();
    await this.#conversation?.begin();
    await looks;
  }

  #talks: Service | undefined;
  #hasLooks = false;

  /** How the employer has dressed the panel; attributes on the page count for more. */
  async #looks(): Promise<void> {
    if (this.#hasLooks || this.#talks === undefined) return;
    this.#hasLooks = true;
    try {
      this.#dress(await this.#talks.looks());
    } catch {
      // Without them it looks as it comes; the conversation tells what is wrong, if anything is.
      this.#hasLooks = false;
    }
  }

  #dress({ title, logo, accent, privacy_url: privacyUrl }: Looks): void {
    const heading = title[this.#language];
    if (heading !== undefined && !this.hasAttribute('title-text')) this.#title?.replaceChildren(heading);
    if (logo !== null && !this.hasAttribute('logo'))
      this.#title?.closest('header')?.prepend(element('img', { src: logo, alt: '' }));
    if (!this.hasAttribute('accent')) this.#paint(accent);
    if (privacyUrl === null || this.#conversation === undefined || this.hasAttribute('privacy-url')) return;
    this.#conversation.privacyUrl = privacyUrl;
    this.#conversation.refresh();
  }

  /** The text on the accent is black or white, whichever is easier to read. */
  #paint(accent: string | null): void {
    const text = accent === null ? undefined : textColourOn(accent);
    if (accent === null || text === undefined) return;
    this.style.setProperty('--mc-accent', accent);
    this.style.setProperty('--mc-on-accent', text);
  }

  #emit(name: EventName, detail: object = {}): void {
    this.dispatchEvent(new CustomEvent(`muster:${name}`, { bubbles: true, composed: true, detail }));
  }
}
