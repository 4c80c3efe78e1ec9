// Which records take the way of a flow that is asked for in words, by what happened to them.
import type { FlowStepOf, FlowTest } from '../../../../core/flow.ts';
import { eventTest, needsTest } from './event-test.ts';
import type { End } from './flow-ends.ts';
import type { FlowEvent, FlowIdea, OpenPoint } from './flow-idea.ts';

/** Without a test, everybody would take the way of those it happened to: then a field is asked for that nobody has. */
export function conditionsFor(
  { connector, collection }: End,
  { event, where = [] }: FlowIdea,
  open: OpenPoint[],
): FlowStepOf<'filter'>[] {
  const tests: FlowTest[] = where.map(({ field, is }) => {
    if (collection !== undefined && !Object.values(collection.fields).some(({ path }) => path === field))
      open.push({
        part: 'condition',
        message: `${connector?.title ?? 'The source'} declares no field ${field}. Choose the one that is meant.`,
      });
    return { field, is };
  });
  if (tests.length === 0 && needsTest(event)) tests.push(testOf(event, { connector, collection }, open));
  if (tests.length === 0) return [];
  return [
    {
      id: 'only',
      kind: 'filter',
      name: `Only ${eventInWords[event] ?? 'these'}`,
      when: { all: tests, any: [] },
      next: null,
    },
  ];
}

function testOf(
  event: FlowEvent,
  { connector, collection }: Pick<End, 'connector' | 'collection'>,
  open: OpenPoint[],
): FlowTest {
  const found = collection === undefined ? undefined : eventTest(event, collection);
  const title = connector?.title ?? 'The source';
  const what = eventInWords[event] ?? event;
  if (found === undefined) {
    open.push({
      part: 'condition',
      message: `${title} declares no field that tells ${what}. Choose the field and the value that do.`,
    });
    return { field: event, exists: true };
  }
  if (!found.isCertain)
    open.push({
      part: 'condition',
      message: `Is ${found.test.field} “${String(found.test.is)}” what ${title} calls ${what}? Its values are not declared.`,
    });
  return found.test;
}

export const eventInWords: Readonly<Partial<Record<FlowEvent, string>>> = {
  hired: 'who was hired',
  left: 'who left',
  rejected: 'who was rejected',
  accepted: 'what was accepted',
  declined: 'what was declined',
  withdrawn: 'who withdrew',
  completed: 'what is completed',
  signed: 'what is signed',
  won: 'what was won',
  lost: 'what was lost',
  suspended: 'who is suspended',
  moved: 'who moved to that stage',
};
