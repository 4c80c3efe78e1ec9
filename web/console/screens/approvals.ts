// Everything that waits for a decision. Cards keep their place and focus while the list is refreshed around them.
import { approvalCard, type ApprovalCard } from '../approval-card.ts';
import type { Context, Screen } from '../context.ts';
import { element } from '../element.ts';
import { empty, loading, problemNotice } from '../notice.ts';
import { repeating } from '../ticking.ts';
import type { ApprovalEntry } from '../wire.ts';

const everyMs = 10_000;

export function approvalsScreen(context: Context): Screen {
  const cards = new Map<string, ApprovalCard>();
  const list = element('div', { class: 'stack' });
  const state = element('div', {}, loading('Loading approvals'));

  const arrange = (waiting: readonly ApprovalEntry[]): void => {
    const ids = new Set(waiting.map(({ approval_id: id }) => id));
    for (const [id, card] of cards)
      if (!ids.has(id) && !card.isSettled()) {
        card.node.remove();
        cards.delete(id);
      }
    for (const approval of waiting)
      if (!cards.has(approval.approval_id)) {
        const card = approvalCard(approval, context);
        cards.set(approval.approval_id, card);
        list.append(card.node);
      }
    state.replaceChildren(
      ...(cards.size === 0
        ? [empty('Nothing is waiting', 'When Muster wants to do something with high stakes, it asks here first.')]
        : []),
    );
  };

  const refresh = async (): Promise<void> => {
    try {
      arrange((await context.api.approvals()).data);
    } catch (error) {
      state.replaceChildren(problemNotice(error, () => void refresh()));
    }
  };
  const polling = repeating(everyMs, refresh);

  return {
    title: 'Approvals',
    node: element(
      'section',
      { class: 'screen', 'aria-labelledby': 'approvals-title' },
      element(
        'div',
        { class: 'screen-head' },
        element('h1', { id: 'approvals-title', tabindex: -1 }, 'Approvals'),
        element('p', { class: 'muted' }, 'Nothing here happens until somebody says yes.'),
      ),
      element('h2', { class: 'visually-hidden' }, 'Waiting for a decision'),
      state,
      list,
    ),
    show() {
      // What was decided on the last visit has had its say.
      for (const [id, card] of cards)
        if (card.isSettled()) {
          card.node.remove();
          cards.delete(id);
        }
      polling.start();
    },
    hide: () => polling.stop(),
  };
}
