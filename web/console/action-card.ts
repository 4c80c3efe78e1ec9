// One action as a card: what it is, what it changed, how it stands, and the way back.
import { ApiProblem } from './api.ts';
import { inWords, type Context } from './context.ts';
import { element, icon } from './element.ts';
import { problemNotice, whileBusy } from './notice.ts';
import type { ActionEntry } from './wire.ts';
import { plain, statusWords, toolWords } from './words.ts';

export interface Card {
  readonly node: HTMLElement;
  update(entry: ActionEntry): void;
}

const noUndo = { possible: false, until: null, how: 'none' } as const;

export function actionCard(first: ActionEntry, context: Context): Card {
  const node = element('article', { tabindex: -1 });
  const asked = new Set<string>();
  let shown = first;
  const update = (entry: ActionEntry): void => {
    const hadFocus = node.contains(document.activeElement);
    // The chat tells less than the log: what was known stays.
    shown = { ...shown, ...entry };
    node.className = isQuiet(shown) ? 'card card-quiet' : 'card';
    node.replaceChildren(...content(shown, context, update));
    if (hadFocus && !node.contains(document.activeElement)) node.focus();
    if (shown.undo === undefined && canUndo(shown)) void askLog(shown.status);
  };
  /** Asks the log for the rest, once for each occasion. */
  const askLog = async (occasion: string): Promise<void> => {
    if (asked.has(occasion)) return;
    asked.add(occasion);
    const entry = await lookUp(shown.action_id, context);
    if (entry !== undefined) update(entry);
  };
  // At the end of the hold the way back may be another one, or none.
  node.addEventListener('timeup', () => void askLog('timeup'));
  update(first);
  return { node, update };
}

/** An action as the log has it now. */
export async function lookUp(action: string, { api }: Context): Promise<ActionEntry | undefined> {
  try {
    return await api.action(action);
  } catch (error) {
    // The card stays as it is: what was done is done, only the details are missing.
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

const isQuiet = ({ tool, status }: ActionEntry): boolean => toolWords(tool).reads === true && status === 'executed';

function content(entry: ActionEntry, context: Context, update: Card['update']): Node[] {
  const { icon: drawing, title } = toolWords(entry.tool);
  const words = statusWords(entry);
  return [
    element('span', { class: 'card-icon' }, icon(drawing)),
    element(
      'div',
      { class: 'card-body' },
      element(
        'div',
        { class: 'card-head' },
        element('h3', {}, title),
        isQuiet(entry) ? undefined : element('span', { class: `chip chip-${words.tone}` }, words.label),
      ),
      element('p', { class: 'card-summary' }, entry.summary),
      changes(entry, context),
      trouble(entry),
      foot(meta(entry, context), wayBack(entry, context, update)),
    ),
  ];
}

function meta({ requested_by: by, at }: ActionEntry, { people, clock }: Context): HTMLElement | undefined {
  if (by === undefined || at === undefined) return undefined;
  const time = element('time', { datetime: at, title: clock.full(at) }, clock.since(at));
  return element('p', { class: 'card-meta' }, `Asked by ${people.name(by)} · `, time);
}

function changes(entry: ActionEntry, context: Context): HTMLElement | undefined {
  const rows = changedFields(entry, context);
  if (rows.length === 0 || withoutChange.has(entry.status)) return undefined;
  return element(
    'dl',
    { class: 'changes' },
    ...rows.map(({ name, from, to }) =>
      element(
        'div',
        {},
        element('dt', {}, name),
        element(
          'dd',
          {},
          element('span', { class: 'change-from' }, element('span', { class: 'visually-hidden' }, 'from '), from),
          element('span', { class: 'change-arrow', 'aria-hidden': 'true' }, '→'),
          element('span', { class: 'change-to' }, element('span', { class: 'visually-hidden' }, 'to '), to),
        ),
      ),
    ),
  );
}

interface Change {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What never happened or was taken back changed nothing. */
const withoutChange: ReadonlySet<ActionEntry['status']> = new Set(['failed', 'rejected', 'expired', 'undone']);

/** `before` and `after` are records of fields, or each one plain value. */
function changedFields({ tool, before, after }: ActionEntry, context: Context): Change[] {
  const name = toolWords(tool).changes ?? 'Change';
  const fields = (value: unknown): Record<string, unknown> => {
    if (isNothing(value)) return {};
    return isRecord(value) ? value : { [name]: value };
  };
  const old = fields(before);
  const now = fields(after);
  return Object.keys({ ...old, ...now })
    .map((field) => ({ name: plain(field), from: inWords(old[field], context), to: inWords(now[field], context) }))
    .filter(({ from, to }) => from !== to);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === undefined || value === null;

function trouble({ problem, uncertain }: ActionEntry): HTMLElement | undefined {
  if (uncertain === true)
    return element(
      'p',
      { class: 'card-trouble' },
      `${problem?.detail ?? 'The other system did not confirm.'} Please look there before you repeat this.`,
    );
  return isNothing(problem) ? undefined : element('p', { class: 'card-trouble' }, problem?.detail ?? '');
}

const foot = (...parts: readonly (HTMLElement | undefined)[]): HTMLElement | undefined =>
  parts.some((part) => part !== undefined) ? element('div', { class: 'card-foot' }, ...parts) : undefined;

const canUndo = ({ tool, status, undo }: ActionEntry): boolean =>
  undo?.possible ?? (['executed', 'partially_executed'].includes(status) && toolWords(tool).reads !== true);

function wayBack(entry: ActionEntry, context: Context, update: Card['update']): HTMLElement | undefined {
  if (entry.status === 'pending_approval')
    return element('p', {}, element('a', { href: '#/approvals', class: 'link' }, 'Review it in Approvals'));
  if (!canUndo(entry)) return undefined;
  const notices = element('div');
  const button: HTMLButtonElement = element(
    'button',
    {
      type: 'button',
      class: 'button button-small',
      'aria-label': `Undo: ${entry.summary}`,
      click: () => void whileBusy(button, () => takeBack(entry, { context, update, notices })),
    },
    icon('undo'),
    'Undo',
  );
  const until = entry.undo?.until ?? undefined;
  const left = until === undefined ? undefined : context.clock.until(until);
  return element(
    'div',
    { class: 'card-actions' },
    left === undefined ? undefined : element('span', { class: 'small muted', 'data-until': until }, `${left} left`),
    button,
    notices,
  );
}

interface UndoParts {
  readonly context: Context;
  readonly update: Card['update'];
  readonly notices: HTMLElement;
}

async function takeBack(entry: ActionEntry, { context, update, notices }: UndoParts): Promise<void> {
  notices.replaceChildren();
  try {
    const outcome = await context.api.undo(entry.action_id);
    const waits = outcome.status === 'pending_approval';
    context.announce(waits ? 'The way back needs approval first.' : `Undone: ${entry.summary}`);
    const newest = await lookUp(entry.action_id, context);
    update(newest ?? { ...entry, ...(waits ? {} : { status: 'undone' }), undo: noUndo });
    context.changed();
  } catch (error) {
    notices.replaceChildren(problemNotice(error));
  }
}
