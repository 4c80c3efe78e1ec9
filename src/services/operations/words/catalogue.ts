// What a language has to say to candidates.

/** By template: what stands between the greeting and the closing. */
type Letters = Readonly<Record<string, readonly [subject: string, body: string]>>;

export interface CandidateWords {
  readonly locale: string;
  /** Who writes where no person does; within a sentence and under a letter. */
  readonly team: string;
  readonly seeInvitation: string;
  readonly aYear: (pay: string) => string;
  readonly from: (day: string) => string;
  readonly termsToFollow: string;
  /** Under a letter of a sequence. */
  readonly noMore: (link: string) => string;
  /** Under a text message, in letters of the GSM alphabet. */
  readonly textWayOut: string;
  readonly textAnswers: Readonly<Record<'stop' | 'start' | 'help', (organization: string) => string>>;
  readonly invitation: {
    readonly subjects: Readonly<Record<'invited' | 'changed' | 'cancelled', string>>;
    readonly lead: string;
    readonly cancelled: string;
  };
  readonly unsubscribe: {
    readonly title: string;
    readonly ask: string;
    readonly button: string;
    readonly done: string;
    readonly gone: string;
    readonly goneNote: string;
  };
  readonly greeting: string;
  readonly closing: string;
  readonly letters: Letters;
}
