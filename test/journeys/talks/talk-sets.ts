// The houses whose talks are a measure, not a test: written by people who knew the contract and not the planner, at first
// play about half of them failed. `npm run bench:talks` plays them.
import { carrierDeciding } from './carrier-1.ts';
import { carrierArranging } from './carrier-2.ts';
import { carrierListening } from './carrier-3.ts';
import { carrierMending } from './carrier-4.ts';
import { carrier } from './carrier.ts';
import { clinicLists } from './clinics-1.ts';
import { clinicAnswers } from './clinics-2.ts';
import { clinicDecisions } from './clinics-3.ts';
import { clinicQuestions } from './clinics-4.ts';
import { clinics } from './clinics.ts';
import type { TalkScript } from './talk.ts';

interface TalkSet {
  readonly name: string;
  readonly sandbox: typeof carrier | typeof clinics;
  readonly scripts: readonly TalkScript[];
  /** Its misses are counted and never shown, so that nothing can be learned from them. */
  readonly isKeptUnseen: boolean;
}

export const houses: readonly TalkSet[] = [
  {
    name: 'clinics',
    sandbox: clinics,
    scripts: [...clinicLists, ...clinicAnswers, ...clinicDecisions, ...clinicQuestions],
    isKeptUnseen: false,
  },
  {
    name: 'carrier',
    sandbox: carrier,
    scripts: [...carrierDeciding, ...carrierArranging, ...carrierListening, ...carrierMending],
    isKeptUnseen: true,
  },
];
