// The action log: who did what, from what to what, how it stands, and undo. Newest first, older pages on request.
import { actionCard } from '../action-card.ts';
import type { Context, Screen } from '../context.ts';
import { element } from '../element.ts';
import { empty, loading, problemNotice, refreshButton, whileBusy } from '../notice.ts';
import type { ActionEntry } from '../wire.ts';

export function actionsScreen(context: Context): Screen {
  const list = element('div', { class: 'stack' });
  const state = element('div');
  const foot = element('div', { class: 'screen-foot' });
  let lastDay = '';

  const add = (entries: readonly ActionEntry[]): HTMLElement | undefined => {
    let firstNew: HTMLElement | undefined;
    for (const entry of entries) {
      const day = entry.at === undefined ? lastDay : context.clock.day(entry.at);
      if (day !== lastDay) list.append(element('h2', { class: 'day' }, dayWords(day, context)));
      lastDay = day;
      const { node } = actionCard(entry, context);
      firstNew ??= node;
      list.append(node);
    }
    return firstNew;
  };

  const load = async (cursor?: string): Promise<void> => {
    try {
      const { data, next_cursor: next } = await context.api.actions(cursor);
      if (cursor === undefined) {
        list.replaceChildren();
        lastDay = '';
      }
      const firstNew = add(data);
      if (cursor !== undefined) firstNew?.focus();
      state.replaceChildren(...(list.childElementCount === 0 ? [nothingYet()] : []));
      foot.replaceChildren(...(next === null ? [] : [older(() => load(next))]));
    } catch (error) {
      state.replaceChildren(problemNotice(error, () => void load(cursor)));
    }
  };

  return {
    title: 'Action log',
    node: element(
      'section',
      { class: 'screen', 'aria-labelledby': 'actions-title' },
      element(
        'div',
        { class: 'screen-head' },
        element('h1', { id: 'actions-title', tabindex: -1 }, 'Action log'),
        refreshButton(() => load()),
      ),
      state,
      list,
      foot,
    ),
    show() {
      if (list.childElementCount === 0) state.replaceChildren(loading('Loading the action log'));
      void load();
    },
    hide() {
      // Nothing runs while it is hidden.
    },
  };
}

const nothingYet = (): HTMLElement =>
  empty(
    'Nothing has happened yet',
    'Tell the assistant what to do. Every step it takes is listed here, with the way back.',
  );

function older(load: () => Promise<void>): HTMLElement {
  const button: HTMLElement = element(
    'button',
    { type: 'button', class: 'button', click: () => void whileBusy(button, load) },
    'Show older',
  );
  return button;
}

function dayWords(day: string, { clock }: Context): string {
  const today = new Date(clock.now());
  const yesterday = new Date(clock.now() - 86_400_000);
  if (day === clock.day(today.toISOString())) return 'Today';
  return day === clock.day(yesterday.toISOString()) ? 'Yesterday' : day;
}
