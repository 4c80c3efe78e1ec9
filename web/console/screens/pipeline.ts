// The sandbox systems as they stand: pipeline, calendar, mailbox and chat, so that everybody can see what an action did.
import type { Context, Screen } from '../context.ts';
import { element } from '../element.ts';
import { loading, problemNotice, refreshButton } from '../notice.ts';
import { board } from '../sandbox/board.ts';
import { calendarList, mailboxList, messageList } from '../sandbox/lists.ts';
import { repeating } from '../ticking.ts';
import type { Sandbox } from '../wire.ts';

const everyMs = 5_000;

export function pipelineScreen(context: Context): Screen {
  const state = element('div', {}, loading('Loading the sandbox'));
  const content = element('div', { class: 'stack-wide' });
  let shown = '';

  const draw = (sandbox: Sandbox): void => {
    state.replaceChildren();
    // Most looks find nothing new; drawing anew would close what somebody has opened.
    const text = JSON.stringify([sandbox.candidates, sandbox.calendar, sandbox.mailbox, sandbox.messages]);
    if (text === shown) return;
    shown = text;
    context.people.learn([...(sandbox.users ?? []), ...sandbox.candidates]);
    context.clock.set({ now: sandbox.now, timeZone: sandbox.timezone });
    const opened = openedIn(content);
    content.replaceChildren(...panels(sandbox, context));
    for (const id of opened) document.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
  };

  const load = async (): Promise<void> => {
    try {
      draw(await context.api.sandbox());
    } catch (error) {
      state.replaceChildren(problemNotice(error, () => void load()));
    }
  };
  const polling = repeating(everyMs, load);

  return {
    title: 'Pipeline',
    node: element(
      'section',
      { class: 'screen screen-wide', 'aria-labelledby': 'pipeline-title' },
      element(
        'div',
        { class: 'screen-head' },
        element(
          'div',
          {},
          element('h1', { id: 'pipeline-title', tabindex: -1 }, 'Pipeline'),
          element('p', { class: 'muted' }, 'What the sample systems hold right now. Nothing leaves this machine.'),
        ),
        refreshButton(() => loadAloud(load, context)),
      ),
      state,
      content,
    ),
    show: () => polling.start(),
    hide: () => polling.stop(),
  };
}

const panels = (sandbox: Sandbox, context: Context): readonly HTMLElement[] => [
  board(sandbox, context),
  element(
    'div',
    { class: 'panels' },
    calendarList(sandbox, context),
    mailboxList(sandbox, context),
    messageList(sandbox, context),
  ),
];

async function loadAloud(load: () => Promise<void>, { whisper }: Context): Promise<void> {
  await load();
  whisper('Pipeline refreshed');
}

const openedIn = (content: HTMLElement): string[] => [...content.querySelectorAll('details[open]')].map(({ id }) => id);
