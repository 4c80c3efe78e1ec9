// Starts the page: signs in, builds the screens, follows the address. The only file that touches clock, network and chance.
import { Api, ApiProblem } from './api.ts';
import type { Context } from './context.ts';
import { element } from './element.ts';
import { OrganizationClock } from './moments.ts';
import { actionsScreen } from './screens/actions.ts';
import { approvalsScreen } from './screens/approvals.ts';
import { assistantScreen } from './screens/assistant.ts';
import { pipelineScreen } from './screens/pipeline.ts';
import { signInScreen } from './screens/sign-in.ts';
import { signIn, takeLoginToken } from './session.ts';
import { screenFrom, shell, type Shell } from './shell.ts';
import { countDown } from './ticking.ts';
import type { Session } from './wire.ts';
import { People } from './words.ts';

const toastMs = 6_000;

const page = element('div', { class: 'page' });
const toast = element('div', { class: 'toast', role: 'status' });
const status = element('div', { class: 'visually-hidden', role: 'status' });
const clock = new OrganizationClock(() => Date.now());
const api = new Api({ fetch: (...request) => fetch(...request), onSignedOut: () => leave('ended') });
let open: Shell | undefined;

// `randomUUID` is missing on plain http outside the own machine.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let toastTimer: number | undefined;
function announce(text: string): void {
  window.clearTimeout(toastTimer);
  toast.textContent = text;
  toastTimer = window.setTimeout(() => {
    toast.textContent = '';
  }, toastMs);
}

async function arrive(): Promise<void> {
  const result = await signIn(api, takeLoginToken(location, history));
  if (result.kind === 'in') {
    enter(result.session);
    if (result.refusal !== undefined) announce(`${result.refusal} You are still signed in.`);
  } else showDoor(signInScreen(result, () => location.reload()));
}

function enter(session: Session): void {
  open?.close();
  clock.set({ now: session.now, timeZone: session.time_zone });
  const context: Context = {
    api,
    session,
    clock,
    people: new People(session.user),
    announce,
    whisper(text) {
      status.textContent = text;
    },
    changed: () => open?.refreshBadge(),
  };
  const entered = shell({
    context,
    screens: {
      assistant: assistantScreen(context, newKey),
      approvals: approvalsScreen(context),
      actions: actionsScreen(context),
      pipeline: pipelineScreen(context),
    },
    signOut: () => void signOut(),
  });
  open = entered;
  page.replaceChildren(entered.node);
  entered.go(screenFrom(location.hash));
}

async function signOut(): Promise<void> {
  try {
    await api.signOut();
    leave('left');
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    announce(error.message);
  }
}

function leave(kind: 'left' | 'ended'): void {
  open?.close();
  open = undefined;
  showDoor(signInScreen({ kind }, () => location.reload()));
}

function showDoor(door: HTMLElement): void {
  document.title = 'Sign in · Muster';
  page.replaceChildren(door);
  door.querySelector('h1')?.focus();
}

document.querySelector('.skip')?.addEventListener('click', (event) => {
  // The address after # names the screen, so the jump is made by hand.
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
});
window.addEventListener('hashchange', () => {
  if (/^#(login|link)=/.test(location.hash)) void arrive();
  else open?.go(screenFrom(location.hash));
});
window.setInterval(() => countDown(clock), 1_000);
document.body.append(page, toast, status);
await arrive();
