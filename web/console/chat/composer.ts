// Where instructions are written: Enter sends, Shift+Enter makes a new line, and the button stops while an answer runs.
import { element, icon } from '../element.ts';

interface Composer {
  readonly node: HTMLElement;
  focus(): void;
  setBusy(busy: boolean): void;
}

export function composer(handlers: { send(text: string): void; stop(): void }): Composer {
  let busy = false;
  const field = element('textarea', {
    id: 'instruction',
    rows: 1,
    maxlength: 4000,
    placeholder: 'Tell Muster what to do…',
    autocomplete: 'off',
  });
  const button = element('button', { type: 'submit', class: 'button button-main button-round' });
  const send = (): void => {
    if (busy) return;
    const text = field.value.trim();
    if (text === '') {
      field.focus();
      return;
    }
    field.value = '';
    handlers.send(text);
  };
  field.addEventListener('keydown', (event) => {
    // While an input method composes, Enter accepts its word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  });
  const setBusy = (now: boolean): void => {
    busy = now;
    button.replaceChildren(
      icon(now ? 'stop' : 'send'),
      element('span', { class: 'visually-hidden' }, now ? 'Stop' : 'Send'),
    );
  };
  setBusy(false);
  const node = element(
    'form',
    {
      class: 'composer',
      submit: (event) => {
        event.preventDefault();
        if (busy) handlers.stop();
        else send();
      },
    },
    element('label', { for: 'instruction', class: 'visually-hidden' }, 'Instruction'),
    element('div', { class: 'composer-box' }, field, button),
    element(
      'p',
      { class: 'small muted composer-hint' },
      'Enter sends, Shift + Enter makes a new line. High-stakes steps wait for approval.',
    ),
  );
  return { node, focus: () => field.focus(), setBusy };
}
