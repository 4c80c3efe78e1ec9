// Asks why before something is rejected. The native dialog traps the focus and gives it back by itself.
import { element } from './element.ts';

/** The reason, perhaps empty; undefined when the person thinks better of it. */
export async function askReason(preview: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const reason = element('textarea', { id: 'reject-reason', rows: 3, maxlength: 2000 });
  const dialog: HTMLDialogElement = element(
    'dialog',
    { 'aria-labelledby': 'reject-title' },
    element(
      'form',
      {
        method: 'dialog',
        submit: (event) => {
          event.preventDefault();
          resolve(reason.value.trim());
          dialog.close();
        },
      },
      element('h2', { id: 'reject-title' }, 'Reject this action?'),
      element('p', { class: 'dialog-preview' }, preview),
      element(
        'label',
        { for: 'reject-reason' },
        'Reason ',
        element('span', { class: 'muted' }, '(optional, kept in the log)'),
      ),
      reason,
      element(
        'div',
        { class: 'dialog-actions' },
        element('button', { type: 'button', class: 'button', click: () => dialog.close() }, 'Cancel'),
        element('button', { type: 'submit', class: 'button button-bad-full' }, 'Reject'),
      ),
    ),
  );
  dialog.addEventListener('close', () => {
    resolve(undefined);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return await promise;
}
