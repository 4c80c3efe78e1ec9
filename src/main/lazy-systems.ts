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

export const lazyCrm = ({ now, last }: Chosen<Crm>, own: Crm): Crm => ({
  get system() {
    return (last() ?? own).system;
  },
  get repeats() {
    return (last() ?? own).repeats;
  },
  unable: async (candidate) => (await (await now()).unable?.(candidate)) ?? null,
  log: async (entry) => (await now()).log(entry),
  hasLogged: async (key) => (await now()).hasLogged(key),
});

export const lazyMailer = ({ now, last }: Chosen<Mailer>, own: Mailer): Mailer => ({
  get system() {
    return (last() ?? own).system;
  },
  get repeats() {
    return (last() ?? own).repeats;
  },
  send: async (mail) => (await now()).send(mail),
  hasSent: async (key) => (await now()).hasSent(key),
});

export const lazyMessenger = ({ now, last }: Chosen<Messenger>, own: Messenger): Messenger => ({
  get system() {
    return (last() ?? own).system;
  },
  get repeats() {
    return (last() ?? own).repeats;
  },
  send: async (message) => (await now()).send(message),
  hasSent: async (key) => (await now()).hasSent(key),
});

export const lazyTexts = ({ now, last }: Chosen<Texts>, own: Texts): Texts => ({
  get system() {
    return (last() ?? own).system;
  },
  get repeats() {
    return (last() ?? own).repeats;
  },
  unable: async () => (await now()).unable(),
  send: async (message) => (await now()).send(message),
  hasSent: async (key) => (await now()).hasSent(key),
  answersKeywords: async () => (await now()).answersKeywords(),
});
