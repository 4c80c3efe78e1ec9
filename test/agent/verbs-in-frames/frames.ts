// The frames in which an order is put: polite, modal, passive, as a wish, as a need. A frame of the passive wants somebody first.

export interface Said {
  readonly base: string;
  readonly done: string;
  readonly doing: string;
  readonly rest: string;
}
type Frame = (said: Said) => string | undefined;

/** “Anita to the panel” as “Anita” and “to the panel”. */
const passive =
  (put: (whom: string, done: string, rest: string) => string): Frame =>
  ({ done, rest }) => {
    const { whom, more = '' } = /^(?<whom>Anita|Katherine's offer)(?<more> .*)?$/.exec(rest)?.groups ?? {};
    return whom === undefined ? undefined : put(whom, done, more);
  };

export const frames: readonly Frame[] = [
  ({ base, rest }) => `${base} ${rest}`,
  ({ doing, rest }) => `Would you mind ${doing} ${rest}?`,
  passive((whom, done, rest) => `${whom} needs to be ${done}${rest}`),
  ({ base, rest }) => `Could you please ${base} ${rest}?`,
  ({ base, rest }) => `I'd like you to ${base} ${rest}`,
  passive((whom, done, rest) => `can ${whom} be ${done}${rest}?`),
  ({ base, rest }) => `${base} ${rest} when you get a chance`,
  ({ base, rest }) => `go ahead and ${base} ${rest}`,
  passive((whom, done, rest) => `need ${whom} ${done}${rest}`),
  ({ base, rest }) => `time to ${base} ${rest}`,
  ({ base, rest }) => `do me a favor and ${base} ${rest}`,
  passive((whom, done, rest) => `let's get ${whom} ${done}${rest}`),
  ({ base, rest }) => `any chance you could ${base} ${rest}?`,
  ({ base, rest }) => `${base} ${rest} asap`,
  passive((whom, done, rest) => `${whom} to be ${done}${rest}`),
  ({ base, rest }) => `we should ${base} ${rest}`,
  ({ base, rest }) => `Hey, ${base} ${rest}, thanks!`,
  passive((whom, done, rest) => `I'd like ${whom} ${done}${rest}`),
];
