// What every screen is handed: the service, the clock, the names, and the ways to tell the person something.
import type { Api } from './api.ts';
import type { OrganizationClock } from './moments.ts';
import type { Session } from './wire.ts';
import { valueWords, type People } from './words.ts';

export interface Context {
  readonly api: Api;
  readonly session: Session;
  readonly clock: OrganizationClock;
  readonly people: People;
  /** Shown for a moment and read out. */
  readonly announce: (text: string) => void;
  /** Only read out, for what sighted people see happening. */
  readonly whisper: (text: string) => void;
  /** Something was proposed, decided or undone: the count of waiting approvals is due. */
  readonly changed: () => void;
}

/** A value of an action for people: times on the organisation's clock, and names where ids are known. */
export const inWords = (value: unknown, { clock, people }: Context): string =>
  valueWords(value, (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))
      ? clock.full(text)
      : (people.known(text) ?? text),
  );

export interface Screen {
  readonly title: string;
  readonly node: HTMLElement;
  show(): void;
  hide(): void;
}
