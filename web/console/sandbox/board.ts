// The hiring pipeline as columns, one card a candidate.
import { stagesOf } from '../chat/suggestions.ts';
import type { Context } from '../context.ts';
import { element } from '../element.ts';
import type { Sandbox, SandboxCandidate } from '../wire.ts';

/** Days without contact after which a candidate may be lost. */
const atRiskDays = 5;
/** As many cards a column as one can take in; the others open on request. */
const firstShown = 5;

export function board(sandbox: Sandbox, context: Context): HTMLElement {
  return element(
    'div',
    { class: 'board', role: 'region', 'aria-label': 'Stages', tabindex: 0 },
    ...stagesOf(sandbox).map((stage) => column(stage, sandbox, context)),
  );
}

function column(stage: string, sandbox: Sandbox, context: Context): HTMLElement {
  const here = sandbox.candidates
    .filter((candidate) => candidate.stage === stage)
    // Who has just come stands on top: that is what somebody looks for after a move.
    .toSorted((one, other) => arrival(other) - arrival(one));
  const list = (candidates: readonly SandboxCandidate[]): HTMLElement =>
    element('ul', { class: 'column-list' }, ...candidates.map((candidate) => person(candidate, sandbox, context)));
  return element(
    'section',
    { class: 'column', 'aria-label': stage },
    columnHead(stage, here.length),
    here.length === 0 ? element('p', { class: 'column-empty' }, 'Nobody') : list(here.slice(0, firstShown)),
    here.length <= firstShown
      ? undefined
      : element(
          'details',
          { id: `more-${stage.replaceAll(/\W+/g, '-')}` },
          element('summary', {}, `${String(here.length - firstShown)} more`, hidden(` in ${stage}`)),
          list(here.slice(firstShown)),
        ),
  );
}

const arrival = ({ stage_since: at }: SandboxCandidate): number => (at === undefined ? 0 : Date.parse(at));

const columnHead = (stage: string, count: number): HTMLElement =>
  element(
    'h2',
    { class: 'column-head' },
    stage,
    ' ',
    element('span', { class: 'count' }, String(count), hidden(count === 1 ? ' candidate' : ' candidates')),
  );

const hidden = (text: string): HTMLElement => element('span', { class: 'visually-hidden' }, text);

function person(candidate: SandboxCandidate, { jobs }: Sandbox, context: Context): HTMLElement {
  const { name, job_id: job, notes = [] } = candidate;
  const newest = notes.at(-1);
  return element(
    'li',
    { class: 'person' },
    element('span', { class: 'initials', 'aria-hidden': 'true' }, initials(name)),
    element(
      'div',
      { class: 'person-body' },
      element('p', { class: 'person-name' }, name),
      element('p', { class: 'small muted' }, jobs?.find(({ id }) => id === job)?.title ?? job),
      contact(candidate, context),
      newest === undefined ? undefined : element('p', { class: 'person-note' }, newest.text),
    ),
  );
}

function contact({ last_contact_at: at, stage }: SandboxCandidate, { clock }: Context): HTMLElement {
  if (at === undefined || at === null) return element('p', { class: 'small muted' }, 'Not contacted yet');
  const days = clock.daysSince(at);
  const words = days < 1 ? 'Contacted today' : `Contacted ${String(days)} ${days === 1 ? 'day' : 'days'} ago`;
  const isAtRisk = days >= atRiskDays && !/hired|rejected/i.test(stage);
  return isAtRisk
    ? element('p', {}, element('span', { class: 'chip chip-warn' }, `No contact for ${String(days)} days`))
    : element('p', { class: 'small muted' }, words);
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
