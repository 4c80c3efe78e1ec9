// The frame around the screens: header, navigation with the count of waiting approvals, and the line for news.
import { ApiProblem } from './api.ts';
import type { Context, Screen } from './context.ts';
import { element, icon, type IconName } from './element.ts';
import { repeating } from './ticking.ts';

type ScreenName = 'assistant' | 'approvals' | 'actions' | 'pipeline';
const names: readonly ScreenName[] = ['assistant', 'approvals', 'actions', 'pipeline'];
const icons: Readonly<Record<ScreenName, IconName>> = {
  assistant: 'assistant',
  approvals: 'approvals',
  actions: 'actions',
  pipeline: 'pipeline',
};

const badgeEveryMs = 15_000;

export interface Shell {
  readonly node: HTMLElement;
  go(name: ScreenName): void;
  refreshBadge(): void;
  close(): void;
}

export const screenFrom = (hash: string): ScreenName => names.find((name) => hash === `#/${name}`) ?? 'assistant';

interface ShellParts {
  readonly context: Context;
  readonly screens: Readonly<Record<ScreenName, Screen>>;
  readonly signOut: () => void;
}

export function shell({ context, screens, signOut }: ShellParts): Shell {
  const main = element('main', { id: 'content', tabindex: -1 });
  const badge = element('span', { class: 'badge', hidden: true });
  const links = new Map(
    names.map((name) => [name, link(name, screens[name].title, name === 'approvals' ? badge : undefined)]),
  );
  let current: ScreenName | undefined;

  const polling = repeating(badgeEveryMs, () => count(badge, context));
  polling.start();

  return {
    node: element('div', { class: 'shell' }, header(context, signOut), nav([...links.values()]), main),
    go(name) {
      if (name === current) return;
      const isFirst = current === undefined;
      if (current !== undefined) screens[current].hide();
      current = name;
      for (const [each, anchor] of links)
        if (each === name) anchor.setAttribute('aria-current', 'page');
        else anchor.removeAttribute('aria-current');
      const screen = screens[name];
      main.replaceChildren(screen.node);
      document.title = `${screen.title} · Muster`;
      screen.show();
      window.scrollTo({ top: 0 });
      // Whoever does not see the page hears where they are now.
      if (!isFirst) screen.node.querySelector('h1')?.focus();
    },
    refreshBadge: () => void count(badge, context),
    close() {
      polling.stop();
      if (current !== undefined) screens[current].hide();
    },
  };
}

async function count(badge: HTMLElement, { api }: Context): Promise<void> {
  try {
    const { data, next_cursor: next } = await api.approvals();
    badge.hidden = data.length === 0;
    badge.replaceChildren(
      `${String(data.length)}${next === null ? '' : '+'}`,
      element('span', { class: 'visually-hidden' }, ' waiting'),
    );
  } catch (error) {
    // A count that cannot be had is not worth a message: the screen itself will say what is wrong.
    if (!(error instanceof ApiProblem)) throw error;
    badge.hidden = true;
  }
}

const link = (name: ScreenName, title: string, badge: HTMLElement | undefined): HTMLElement =>
  element('a', { href: `#/${name}`, class: 'tab' }, icon(icons[name]), element('span', {}, title), badge);

const nav = (links: readonly HTMLElement[]): HTMLElement =>
  element('nav', { class: 'rail', 'aria-label': 'Main' }, ...links);

function header({ session }: Context, signOut: () => void): HTMLElement {
  const { organization, user } = session;
  return element(
    'header',
    { class: 'bar' },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, icon('check')),
    element('span', { class: 'brand' }, 'Muster'),
    organization.mode === 'sandbox'
      ? element('span', { class: 'chip chip-warn' }, 'Sandbox data')
      : element('span', { class: 'small muted' }, organization.name),
    element('span', { class: 'bar-space' }),
    user === null ? undefined : element('span', { class: 'bar-person small' }, user.name),
    element(
      'button',
      { type: 'button', class: 'button button-plain', click: signOut },
      icon('leave'),
      element('span', { class: 'bar-label' }, 'Sign out'),
    ),
  );
}
