// The door: tells how to get in, and why a link did not open it.
import { element, icon } from '../element.ts';
import { warning } from '../notice.ts';
import type { SignIn } from '../session.ts';

type Outside = Exclude<SignIn, { kind: 'in' }> | { readonly kind: 'left' } | { readonly kind: 'ended' };

const titles: Readonly<Record<Outside['kind'], string>> = {
  out: 'Sign in to Muster',
  refused: 'This link no longer works',
  failed: 'Signing in did not work',
  left: 'You are signed out',
  ended: 'Your session has ended',
};

export function signInScreen(outside: Outside, retry: () => void): HTMLElement {
  const refusal = outside.kind === 'refused' ? outside.detail : undefined;
  return element(
    'main',
    { id: 'content', class: 'door', tabindex: -1 },
    element(
      'div',
      { class: 'door-card' },
      element('span', { class: 'mark mark-big' }, icon('check')),
      element('h1', { tabindex: -1 }, titles[outside.kind]),
      refusal === undefined ? undefined : element('p', { class: 'door-refusal', role: 'alert' }, refusal),
      outside.kind === 'failed' ? warning({ text: outside.detail, retry }) : undefined,
      element(
        'p',
        {},
        outside.kind === 'refused'
          ? 'A sign-in link opens the console once and only for a short time.'
          : 'The console opens with a sign-in link. There is no password.',
      ),
      element(
        'ol',
        { class: 'steps' },
        element('li', {}, 'Look at the terminal where Muster was started: it prints a link.'),
        element('li', {}, 'Open that link in this browser. It works once.'),
        element('li', {}, 'If it has been used, ask whoever runs Muster for a new one.'),
      ),
    ),
  );
}
