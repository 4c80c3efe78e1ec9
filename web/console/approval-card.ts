// One action that waits for a decision: what exactly would happen, who asked, why it waits, and the two buttons.
import { actionCard, lookUp } from './action-card.ts';
import { ApiProblem } from './api.ts';
import { inWords, type Context } from './context.ts';
import { element, icon } from './element.ts';
import { problemNotice, whileBusy } from './notice.ts';
import { askReason } from './reject-dialog.ts';
import type { ActionEntry, ApprovalEntry, Outcome } from './wire.ts';
import { plain, toolWords } from './words.ts';

type Decision = 'approve' | 'reject';

export interface ApprovalCard {
  readonly node: HTMLElement;
  /** Decided here, or found to be decided elsewhere: the card stays to tell how it ended. */
  isSettled(): boolean;
}

/** These say that nothing is left to decide; anything else leaves the buttons. */
const settling = new Set(['already_decided', 'approval_expired', 'stale_approval', 'not_found']);

export function approvalCard(approval: ApprovalEntry, context: Context): ApprovalCard {
  const node = element('div', { class: 'slot' });
  const notices = element('div');
  let settled = false;
  const settle = async (outcome: Outcome): Promise<void> => {
    settled = true;
    const card = await settledCard(approval, outcome, context);
    node.replaceChildren(card);
    card.focus();
  };
  const refuse = async (error: unknown): Promise<void> => {
    const notice = problemNotice(error);
    // The decision stood, but what it led to failed: the service tells how the task ended.
    if (error instanceof ApiProblem && error.task !== undefined) await settle(error.task);
    else if (error instanceof ApiProblem && settling.has(error.code)) {
      settled = true;
      for (const each of node.querySelectorAll('.card-actions')) each.remove();
      node.querySelector<HTMLElement>('article')?.focus();
    }
    if (notices.isConnected) notices.replaceChildren(notice);
    else node.prepend(notice);
  };
  const decide = async (button: HTMLElement, decision: Decision): Promise<void> => {
    const reason = decision === 'reject' ? await askReason(approval.preview) : '';
    if (reason === undefined) return;
    notices.replaceChildren();
    await whileBusy(button, async () => {
      try {
        const outcome = await send(approval, { decision, reason, context });
        context.announce(`${decision === 'approve' ? 'Approved' : 'Rejected'}: ${approval.preview}`);
        await settle({ status: decision === 'approve' ? 'approved' : 'rejected', ...outcome });
      } catch (error) {
        await refuse(error);
      } finally {
        context.changed();
      }
    });
  };
  node.append(waiting(approval, context, { notices, decide }));
  return { node, isSettled: () => settled };
}

interface Sending {
  readonly decision: Decision;
  readonly reason: string;
  readonly context: Context;
}

const send = (approval: ApprovalEntry, { decision, reason, context: { api } }: Sending): Promise<Outcome> =>
  decision === 'approve' ? api.approve(approval) : api.reject(approval.approval_id, reason);

/** How it went on, as the log knows it; else as the service answered. */
async function settledCard(approval: ApprovalEntry, outcome: Outcome, context: Context): Promise<HTMLElement> {
  const { action_id: id, tool, preview } = approval;
  const { status = 'approved', summary = preview, task_id: task = '', undo_until: until, problem } = outcome;
  const told: ActionEntry = {
    action_id: id,
    task_id: task,
    tool,
    arguments: approval.arguments,
    status,
    summary,
    ...(until === undefined ? {} : { undo: { possible: true, until, how: 'exact' } }),
    ...(problem === undefined ? {} : { problem }),
  };
  return actionCard((await lookUp(id, context)) ?? told, context).node;
}

interface WaitingParts {
  readonly notices: HTMLElement;
  readonly decide: (button: HTMLElement, decision: Decision) => Promise<void>;
}

function waiting(approval: ApprovalEntry, context: Context, { notices, decide }: WaitingParts): HTMLElement {
  const { tool, preview, approval_id: id } = approval;
  const button = (decision: Decision, className: string): HTMLElement => {
    const made: HTMLElement = element(
      'button',
      {
        type: 'button',
        class: `button ${className}`,
        'aria-describedby': `preview-${id}`,
        click: () => void decide(made, decision),
      },
      icon(decision === 'approve' ? 'check' : 'cross'),
      decision === 'approve' ? 'Approve' : 'Reject…',
    );
    return made;
  };
  return element(
    'article',
    { class: 'card card-waiting', tabindex: -1 },
    element('span', { class: 'card-icon' }, icon(toolWords(tool).icon)),
    element(
      'div',
      { class: 'card-body' },
      element(
        'div',
        { class: 'card-head' },
        element('h3', {}, toolWords(tool).title),
        element('span', { class: 'chip chip-warn' }, 'Waiting for approval'),
      ),
      element('p', { class: 'card-summary', id: `preview-${id}` }, preview),
      facts(approval, context),
      details(approval, context),
      notices,
      element('div', { class: 'card-actions' }, button('approve', 'button-main'), button('reject', 'button-bad')),
    ),
  );
}

function facts({ requested_by: by, because, expires_at: at }: ApprovalEntry, { people, clock }: Context): HTMLElement {
  const left = clock.until(at);
  const rows: [string, string][] = [['Asked by', people.name(by)]];
  if (because !== undefined && because !== '') rows.push(['Why it waits', because]);
  rows.push(['Expires', left === undefined ? clock.full(at) : `in ${left} (${clock.full(at)})`]);
  return list(rows, 'facts');
}

function details(approval: ApprovalEntry, context: Context): HTMLElement | undefined {
  const rows = Object.entries(approval.arguments).map(([name, value]): [string, string] => [
    plain(name),
    inWords(value, context),
  ]);
  if (rows.length === 0) return undefined;
  return element('details', {}, element('summary', {}, 'Exact details'), list(rows, 'facts'));
}

const list = (rows: readonly (readonly [string, string])[], className: string): HTMLElement =>
  element(
    'dl',
    { class: className },
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
