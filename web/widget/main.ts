// The one script of the widget: defines the element, puts one on the page where the script tag asks for it, and takes
// commands, also those that were given before it was loaded: MusterChat('open'), MusterChat('on', 'apply', listener).
import { MusterChat, servedFrom } from './muster-chat.ts';

type Command = readonly [name: string, ...given: readonly unknown[]];
interface Queue {
  (...command: Command): void;
  q?: readonly ArrayLike<unknown>[];
}

declare global {
  interface Window {
    MusterChat?: Queue;
  }
}

const tag = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
servedFrom(tag?.src);
if (customElements.get('muster-chat') === undefined) customElements.define('muster-chat', MusterChat);

/** `data-title-text` on the tag is `title-text` on the element. */
function place(): void {
  if (tag?.dataset['key'] === undefined || document.querySelector('muster-chat') !== null) return;
  const chat = document.createElement('muster-chat');
  for (const { name, value } of tag.attributes) if (name.startsWith('data-')) chat.setAttribute(name.slice(5), value);
  document.body.append(chat);
}

function obey([name, ...given]: Command): void {
  const chat = document.querySelector<MusterChat>('muster-chat');
  const [what, listener] = given;
  if (name === 'open') chat?.open();
  else if (name === 'close') chat?.close();
  else if (name === 'on' && typeof listener === 'function')
    document.addEventListener(`muster:${String(what)}`, (event) => void listener(event));
}

function start(): void {
  place();
  const waiting = window.MusterChat?.q ?? [];
  window.MusterChat = (...command) => obey(command);
  for (const command of waiting) {
    // `command` may be an `arguments` object, and `Array.from` may be the page's own.
    const given: unknown[] = [];
    for (let at = 1; at < command.length; at += 1) given[at - 1] = command[at];
    obey([String(command[0]), ...given]);
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
