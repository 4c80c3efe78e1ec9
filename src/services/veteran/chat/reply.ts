// What the widget shows: plain sentences, buttons with what they say, requisitions, links. Readable aloud in this order.
import type { Branch } from '../../../nlp/military/branch.ts';
import type { CodeReference } from '../../../nlp/military/code-index.ts';
import type { ResumeFormat } from '../documents/resume-document.ts';
import type { Words } from './words/en.ts';

export interface Choice {
  readonly label: string;
  /** Sent as the next message when chosen. The same in every language. */
  readonly value: string;
  /** What it stands for, where it is a code. */
  readonly code?: CodeReference;
}

export interface ListedJob {
  readonly reqId: string;
  readonly title: string;
  readonly location: string;
  readonly salaryRange: string;
  readonly confidence: number;
  readonly reasons: readonly string[];
  /** Where a browser goes to apply, below this service's address. */
  readonly applyPath: string;
}

/** Résumé text of a code; with a token it waits for its download already, else it is made when it is wanted. */
interface OfferedResume {
  readonly mosCode: string;
  readonly branch: Branch;
  readonly before: string;
  readonly after: string;
  readonly formats: readonly ResumeFormat[];
  readonly token?: string;
}

export interface Reply {
  readonly text: string;
  readonly choices?: readonly Choice[];
  readonly skills?: readonly string[];
  readonly jobs?: readonly ListedJob[];
  readonly resume?: OfferedResume;
  readonly link?: { readonly label: string; readonly url: string };
}

export const menuIn = ({ menu }: Words): readonly Choice[] => [
  { label: menu.jobs, value: 'Show matching jobs' },
  { label: menu.skills, value: 'Show my skills' },
  { label: menu.resume, value: 'Make a résumé' },
  { label: menu.review, value: 'Review by a person' },
  { label: menu.restart, value: 'Start over' },
];

/** Says first of all that nobody is there but a machine; what the employer adds comes after it. */
export const greetingIn = ({ hello, askCode }: Words, own: string | undefined): readonly Reply[] => [
  { text: hello },
  ...(own === undefined ? [] : [{ text: own }]),
  { text: askCode },
];
