// The states every view has besides its data: loading, empty, and a refusal or fault in plain words.
import { ApiProblem } from './api.ts';
import { element, icon } from './element.ts';

export const loading = (text: string): HTMLElement =>
  element(
    'div',
    { class: 'loading', role: 'status' },
    element('span', { class: 'visually-hidden' }, text),
    ...[1, 2, 3].map(() => element('div', { class: 'skeleton', 'aria-hidden': 'true' })),
  );

export const empty = (title: string, text: string): HTMLElement =>
  element('div', { class: 'empty' }, element('p', { class: 'empty-title' }, title), element('p', {}, text));

/** A problem is shown in the service's words; a defect is thrown on. */
export function problemNotice(error: unknown, retry?: () => void): HTMLElement {
  if (!(error instanceof ApiProblem)) throw error;
  return warning({ text: error.message, requestId: error.requestId, retry });
}

export function warning({
  text,
  requestId,
  retry,
}: {
  text: string;
  requestId?: string | undefined;
  retry?: (() => void) | undefined;
}): HTMLElement {
  return element(
    'div',
    { class: 'notice', role: 'alert' },
    icon('warning'),
    element(
      'div',
      { class: 'notice-text' },
      element('p', {}, text),
      requestId === undefined ? undefined : element('p', { class: 'small' }, `Request ${requestId}`),
    ),
    retry === undefined ? undefined : element('button', { type: 'button', class: 'button', click: retry }, 'Try again'),
  );
}

/** Runs the work once however often the button is pressed; the button keeps the focus meanwhile. */
export async function whileBusy(button: HTMLElement, work: () => Promise<void>): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  try {
    await work();
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

export function refreshButton(load: () => Promise<void>): HTMLElement {
  const button: HTMLElement = element(
    'button',
    { type: 'button', class: 'button', click: () => void whileBusy(button, load) },
    icon('refresh'),
    'Refresh',
  );
  return button;
}
