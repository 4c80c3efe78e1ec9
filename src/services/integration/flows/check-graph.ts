// Faults of a flow's own graph: steps that lead nowhere, in circles, or are never reached.
import type { FlowDocument } from '../../../core/flow.ts';
import { type Finding, findingsAt } from './finding.ts';
import { nextOf, orderOf } from './graph.ts';

export function checkGraph({ start, steps }: FlowDocument): Finding[] {
  const flow = findingsAt(null, '');
  const ids = new Set(steps.map(({ id }) => id));
  const { steps: reached, circle } = orderOf(start, steps);
  const isReached = new Set(reached.map(({ id }) => id));
  const at = (index: number) => findingsAt(steps[index]?.id ?? null, `steps.${index}`);
  const ends = reached.some(({ kind }) => kind === 'write' || kind === 'notify');
  return [
    ...(start === null || !ids.has(start)
      ? [flow.error('start', 'no_start', 'The flow has no first step.', 'Name the step that records reach first.')]
      : []),
    ...(circle === undefined
      ? []
      : [
          findingsAt(circle, 'steps').error(
            '',
            'circle',
            `The steps lead back to ${circle}.`,
            'Let one of them end or lead elsewhere.',
          ),
        ]),
    ...(start !== null && !ends
      ? [
          flow.error(
            'steps',
            'no_effect',
            'No record reaches a write or a notify step.',
            'Add one, and lead records there.',
          ),
        ]
      : []),
    ...steps.flatMap((step, index) => [
      ...(steps.findIndex(({ id }) => id === step.id) < index
        ? [at(index).error('id', 'twice', `There are two steps ${step.id}.`, 'Give one of them another id.')]
        : []),
      ...nextOf(step).flatMap((next) =>
        next === null || ids.has(next)
          ? []
          : [
              at(index).error(
                'next',
                'unknown_step',
                `There is no step ${next}.`,
                'Choose a step that there is, or none.',
              ),
            ],
      ),
      ...(isReached.has(step.id)
        ? []
        : [
            at(index).warning('', 'unreached', 'No record reaches this step.', 'Lead another step here, or remove it.'),
          ]),
    ]),
  ];
}
