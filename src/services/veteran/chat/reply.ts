// What the widget shows: plain sentences, buttons with what they say, requisitions, links. Readable aloud in this order.

export interface Choice {
  readonly label: string;
  /** Sent as the next message when chosen. */
  readonly value: string;
}

export interface ListedJob {
  readonly reqId: string;
  readonly title: string;
  readonly location: string;
  readonly salaryRange: string;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

export interface Reply {
  readonly text: string;
  readonly choices?: readonly Choice[];
  readonly jobs?: readonly ListedJob[];
  readonly link?: { readonly label: string; readonly url: string };
}

export const menu: readonly Choice[] = [
  { label: 'Show matching jobs', value: 'Show matching jobs' },
  { label: 'Show my civilian skills', value: 'Show my skills' },
  { label: 'Make résumé text', value: 'Make a résumé' },
  { label: 'Ask a person to review', value: 'Review by a person' },
  { label: 'Start over', value: 'Start over' },
];

export const greeting: readonly Reply[] = [
  {
    text:
      'Hello, and thank you for your service. I am an automated assistant: I translate a military occupation into civilian ' +
      'skills and jobs. What you write is not stored.',
  },
  {
    text: 'What is your branch and your MOS, rating, AFSC, NEC or designator? For example: Army 11B, Navy HM2, 3D1X2.',
  },
];
