// The choices of a clarifying question as buttons: one press answers it, and the pressed one stays marked.
import { element } from '../element.ts';
import type { Question } from '../wire.ts';

export function choiceButtons({ question, choices }: Question, choose: (label: string) => void): HTMLElement {
  const buttons = choices.map(({ label }) => {
    const button: HTMLElement = element(
      'button',
      {
        type: 'button',
        class: 'button choice',
        'aria-pressed': 'false',
        click: () => {
          if (button.getAttribute('aria-disabled') === 'true') return;
          for (const each of buttons) each.setAttribute('aria-disabled', 'true');
          button.setAttribute('aria-pressed', 'true');
          choose(label);
        },
      },
      label,
    );
    return button;
  });
  return element(
    'div',
    { class: 'question', role: 'group', 'aria-label': question },
    element('p', { class: 'question-text' }, question),
    element('div', { class: 'choices' }, ...buttons),
  );
}
