// How a talk is written down: what is said, and all that must come of it.

export type Line = string | RegExp;

export interface Turn {
  readonly say: string;
  /** Who says it; the talk's own speaker, unless named. */
  readonly as?: string;
  /** In a conversation of its own, which knows nothing of this one. */
  readonly afresh?: boolean;
  /** Whether it must ask back; `either` where both are fair. */
  readonly asks?: boolean | 'either';
  /** The tools that are called, in their order: “reject_candidate waits”, “send_message fails”. Any, unless listed. */
  readonly calls?: readonly string[];
  /** Parts of what the first call is given. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What is different in the sandbox, and among the requests that wait, from before the turn; nothing, unless listed. */
  readonly changes?: readonly Line[];
  /** What stands in the reply. */
  readonly tells?: readonly Line[];
  /** What must not. */
  readonly hides?: readonly Line[];
}

export interface TalkScript {
  readonly name: string;
  /** A user's id without its prefix; the API key itself, unless named. */
  readonly as?: string;
  readonly turns: readonly Turn[];
}

export const talk = (name: string, ...turns: readonly Turn[]): TalkScript => ({ name, turns });
export const talkAs = (as: string, name: string, ...turns: readonly Turn[]): TalkScript => ({ name, as, turns });

/** Something is said and nothing comes of it but words. */
export const idle = (say: string, more: Partial<Turn> = {}): Turn => ({ say, calls: [], ...more });
/** It is asked back, and nothing is done. */
export const asked = (say: string, more: Partial<Turn> = {}): Turn => ({ say, asks: true, calls: [], ...more });
/** It is done, and these are all the changes. */
export const done = (say: string, ...changes: readonly Line[]): Turn => ({ say, changes });
/** Nothing may come of it; whether it looks something up or asks back is its own affair. */
export const calm = (say: string, ...tells: readonly Line[]): Turn => ({ say, asks: 'either', tells });
/** It is looked up, and these parts stand in the reply. */
export const told = (say: string, ...tells: readonly Line[]): Turn => ({ say, tells });
/** It goes to the gate; whether that counts as asking back is its own affair. */
export const gated = (say: string, ...changes: readonly Line[]): Turn => ({ say, asks: 'either', changes });
