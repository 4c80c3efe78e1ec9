// Ports whose system is known with the call: the one that the settings name at that moment. Until the first call it is taken for
// the built-in one; whatever is connected proves by itself what it has written.
import type { Crm } from '../core/ports/crm.ts';
import type { Mailer } from '../core/ports/mailer.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Texts } from '../core/ports/texts.ts';

export interface Chosen<System> {
  /** The one that the settings name. */
  readonly now: () => Promise<System>;
  /** The one that was named last; undefined before the first call. */
  readonly last: () => System | undefined;
}

type Calls<System> = Omit<System, 'system' | 'repeats'>;

/** Says of itself what the system in question says. */
const named = <System extends Pick<Crm, 'system' | 'repeats'>>({ last }: Chosen<System>, own: System) => ({
  get system() {
    return (last() ?? own).system;
  },
  get repeats() {
    return (last() ?? own).repeats;
  },
});

export const lazyCrm = (chosen: Chosen<Crm>, own: Crm): Crm =>
  Object.assign(named(chosen, own), {
    unable: async (candidate) => (await (await chosen.now()).unable?.(candidate)) ?? null,
    log: async (entry) => (await chosen.now()).log(entry),
    hasLogged: async (key) => (await chosen.now()).hasLogged(key),
  } satisfies Calls<Crm>);

export const lazyMailer = (chosen: Chosen<Mailer>, own: Mailer): Mailer =>
  Object.assign(named(chosen, own), {
    send: async (mail) => (await chosen.now()).send(mail),
    hasSent: async (key) => (await chosen.now()).hasSent(key),
  } satisfies Calls<Mailer>);

export const lazyMessenger = (chosen: Chosen<Messenger>, own: Messenger): Messenger =>
  Object.assign(named(chosen, own), {
    send: async (message) => (await chosen.now()).send(message),
    hasSent: async (key) => (await chosen.now()).hasSent(key),
  } satisfies Calls<Messenger>);

export const lazyTexts = (chosen: Chosen<Texts>, own: Texts): Texts =>
  Object.assign(named(chosen, own), {
    unable: async () => (await chosen.now()).unable(),
    send: async (message) => (await chosen.now()).send(message),
    hasSent: async (key) => (await chosen.now()).hasSent(key),
    answersKeywords: async () => (await chosen.now()).answersKeywords(),
  } satisfies Calls<Texts>);
