// What went wrong, in a sentence, with the button that tries again: at once, or when the service wants to be asked again.
import { element } from './element.ts';
import type { ServiceTrouble } from './service.ts';
import type { Words } from './words/en.ts';

interface TroubleCardDependencies {
  readonly words: Words;
  readonly status: HTMLElement;
  readonly again: () => void;
}

export function troubleCard({ trouble, seconds }: ServiceTrouble, { words, status, again }: TroubleCardDependencies) {
  const button = element('button', { type: 'button', class: 'main' }, words.retry);
  const node = element('div', { class: 'card trouble', role: 'alert' }, element('p', {}, words[trouble]));
  // Nothing that the visitor does helps against a page that the employer has not allowed.
  if (trouble !== 'refused') node.append(button);
  let left = seconds;
  const count = (): void => {
    left -= 1;
    if (left > 0) button.textContent = words.retryIn(left);
    else {
      clearInterval(timer);
      button.textContent = words.retry;
      button.removeAttribute('aria-disabled');
    }
  };
  const timer = left > 0 ? window.setInterval(count, 1_000) : 0;
  if (left > 0) {
    button.textContent = words.retryIn(left);
    button.setAttribute('aria-disabled', 'true');
  }
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') again();
  });
  const isBack = (): void => {
    status.textContent = words.online;
  };
  if (trouble === 'offline') window.addEventListener('online', isBack, { once: true });
  const end = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', isBack);
  };
  return { node, end };
}
