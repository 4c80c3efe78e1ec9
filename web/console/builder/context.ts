// What every part of the builder has at hand: the document, its fields and findings, the last try, and what is chosen.
import { createContext, useContext } from 'react';
import type { Connection } from '../api/integrations.ts';
import type { Finding, FlowDocument, FlowStep, Rehearsed } from '../api/flows.ts';
import type { Choice } from '../integrations/collections.ts';
import type { StepBranch } from './document.ts';
import type { FlowNames } from './words.ts';

export interface Builder {
  readonly document: FlowDocument;
  /** `of` names what is typed into, so that it is undone in one go. */
  readonly edit: (to: FlowDocument, of?: string) => void;
  readonly findings: readonly Finding[];
  readonly connections: readonly Connection[];
  /** The source's collection, with its fields. */
  readonly source: Choice | undefined;
  /** The last try with sample records; undefined before the first. */
  readonly rehearsed: readonly Rehearsed[] | undefined;
  /** A step's id; `source` for trigger and source; empty for none. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly mayChange: boolean;
  readonly names: FlowNames;
  /** In a page of somebody else, who may draft and test one flow and no more. */
  readonly isEmbedded: boolean;
  /** Whether the results of a test of the whole flow stand beside it. */
  readonly isTestOpen: boolean;
  readonly openTest: (open: boolean) => void;
  /** Asks which kind of step comes there. */
  readonly add: (way: StepBranch) => void;
  readonly removeStep: (step: FlowStep) => void;
}

const BuilderContext = createContext<Builder | undefined>(undefined);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error('useBuilder needs a BuilderProvider above it');
  return builder;
}

export const theSource = 'source';

/** The worst that was found at a step, and what it is. */
export type Fault = Pick<Finding, 'severity' | 'message'> | undefined;

export function faultsOf(findings: readonly Finding[]): ReadonlyMap<string, Fault> {
  const worst = new Map<string, Fault>();
  for (const { step, severity, message } of findings) {
    const id = step ?? theSource;
    const before = worst.get(id);
    if (before === undefined || (before.severity === 'warning' && severity === 'error'))
      worst.set(id, { severity, message });
  }
  return worst;
}

/** Where the page says what keeps the flow from being published. */
export const setupId = 'needs-setup';

/** `2 steps need setup`; empty where nothing keeps the flow from being published. */
export function setupWords(findings: readonly Finding[]): string {
  const steps = new Set(findings.filter(({ severity }) => severity === 'error').map(({ step }) => step ?? theSource));
  if (steps.size === 0) return '';
  return steps.size === 1 ? '1 step needs setup' : `${String(steps.size)} steps need setup`;
}

export const findingsOf = ({ findings }: Builder, id: string): readonly Finding[] =>
  findings.filter(({ step }) => (id === theSource ? step === null : step === id));
