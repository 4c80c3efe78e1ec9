// Whether a record passes the tests of a flow. Text compares without regard to case, dates as instants.
import type { FlowTest, FlowWhere } from '../../../core/flow.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';
import { compared, folded, isBlank, isSame } from '../mapping/compare.ts';
import { MappingFault } from '../mapping/steps.ts';

/** Throws a `MappingFault` for a record that cannot be compared where the answer hangs on it. */
export const holds = ({ all, any }: FlowWhere, record: JsonObject): boolean =>
  all.every((test) => passes(test, record)) && (any.length === 0 || anyOf(any, record));

/** One that passes is enough, whatever cannot be compared beside it. */
function anyOf(tests: readonly FlowTest[], record: JsonObject): boolean {
  let fault: MappingFault | undefined;
  for (const test of tests)
    try {
      if (passes(test, record)) return true;
    } catch (error) {
      if (!(error instanceof MappingFault)) throw error;
      fault ??= error;
    }
  if (fault !== undefined) throw fault;
  return false;
}

function passes(test: FlowTest, record: JsonObject): boolean {
  const value = readPath(record, test.field);
  return (
    (test.exists === undefined || test.exists === !isEmpty(value)) &&
    isAmong(test, value) &&
    isLike(test, value) &&
    isBetween(test, value)
  );
}

const isEmpty = (value: Json | undefined): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** A list is what one of its entries is. */
const valuesOf = (value: Json | undefined): readonly (Json | undefined)[] => (Array.isArray(value) ? value : [value]);

function isAmong({ is, is_not: isNot, one_of: oneOf }: FlowTest, value: Json | undefined): boolean {
  const isOne = (wanted: string | number | boolean) => valuesOf(value).some((one) => isSame(one ?? '', wanted));
  if (is !== undefined && !isOne(is)) return false;
  if (isNot !== undefined && isOne(isNot)) return false;
  return oneOf === undefined || oneOf.some(isOne);
}

function isLike({ contains, starts_with: start }: FlowTest, value: Json | undefined): boolean {
  const texts = valuesOf(value).map(folded);
  if (contains !== undefined && !texts.some((text) => text.includes(folded(contains)))) return false;
  return start === undefined || texts.some((text) => text.startsWith(folded(start)));
}

/** What is not there is neither at least nor at most, neither after nor before anything. */
function isBetween(test: FlowTest, value: Json | undefined): boolean {
  const { at_least: least, at_most: most, after, before } = test;
  const bounds = [
    { bound: least, fits: (order: number) => order >= 0 },
    { bound: most, fits: (order: number) => order <= 0 },
    { bound: after, fits: (order: number) => order > 0 },
    { bound: before, fits: (order: number) => order < 0 },
  ];
  return bounds.every(
    ({ bound, fits }) => bound === undefined || valuesOf(value).some((one) => isOn(test, one, { bound, fits })),
  );
}

interface Bound {
  readonly bound: string | number;
  readonly fits: (order: number) => boolean;
}

function isOn({ field }: FlowTest, value: Json | undefined, { bound, fits }: Bound): boolean {
  if (value === undefined || isBlank(value)) return false;
  const order = compared(value, bound);
  if (order === undefined)
    throw new MappingFault(`A step cannot compare ${field} of this record: it is written in another way.`);
  return fits(order);
}
