// What has to hold of a record: tests that all must, and tests of which one must.
import { useId, type ReactNode } from 'react';
import type { FlowTest, FlowWhere } from '../api/flows.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { valueOf } from '../mapping/values.ts';
import { comparisonOf, comparisons, isComparison, type Comparison } from './words.ts';

interface WhereFormProps {
  readonly where: FlowWhere;
  readonly fields: readonly string[];
  /** Names the group for people: `Filter`, `Branch 2`. */
  readonly label: string;
  readonly onChange: (where: FlowWhere) => void;
}

export const WhereForm = ({ where, fields, label, onChange }: WhereFormProps): ReactNode => (
  <div className="grid gap-4">
    <Tests
      title="All of these hold"
      {...{ label, fields }}
      tests={where.all}
      onChange={(all) => onChange({ ...where, all: [...all] })}
    />
    <Tests
      title="And at least one of these"
      {...{ label, fields }}
      tests={where.any}
      onChange={(any) => onChange({ ...where, any: [...any] })}
    />
  </div>
);

interface TestsProps {
  readonly title: string;
  readonly label: string;
  readonly fields: readonly string[];
  readonly tests: readonly FlowTest[];
  readonly onChange: (tests: readonly FlowTest[]) => void;
}

function Tests({ title, label, fields, tests, onChange }: TestsProps): ReactNode {
  const list = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">{title}</legend>
      <datalist id={list}>
        {fields.map((field) => (
          <option key={field} value={field}>
            {field}
          </option>
        ))}
      </datalist>
      {tests.map((test, index) => (
        <TestRow
          key={index}
          {...{ test, list }}
          label={`${label}, ${title.toLowerCase()}, ${String(index + 1)}`}
          onChange={(changed) => onChange(tests.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => onChange(tests.filter((_, at) => at !== index))}
        />
      ))}
      <Button
        className="justify-self-start"
        icon="plus"
        onClick={() => onChange([...tests, { field: fields[0] ?? 'id', exists: true }])}
      >
        Add a test
      </Button>
    </fieldset>
  );
}

interface TestRowProps {
  readonly test: FlowTest;
  readonly list: string;
  readonly label: string;
  readonly onChange: (test: FlowTest) => void;
  readonly onRemove: () => void;
}

function TestRow({ test, list, label, onChange, onRemove }: TestRowProps): ReactNode {
  const [comparison, value] = comparisonOf(test);
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 rounded-small bg-soft p-2">
      <input
        className="field"
        aria-label={`${label}: field`}
        list={list}
        value={test.field}
        onChange={({ currentTarget }) => onChange({ ...test, field: currentTarget.value })}
      />
      <IconButton icon="trash" label={`Remove: ${label}`} onClick={onRemove} />
      <select
        className="field"
        aria-label={`${label}: comparison`}
        value={comparison}
        onChange={({ currentTarget: { value: name } }) =>
          isComparison(name) && onChange(testOf(test.field, name, value))
        }
      >
        {Object.entries(comparisons).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      <span />
      {comparison === 'exists' ? (
        <select
          className="field"
          aria-label={`${label}: value`}
          value={value}
          onChange={({ currentTarget }) => onChange(testOf(test.field, comparison, currentTarget.value))}
        >
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      ) : (
        <input
          className="field"
          aria-label={`${label}: value`}
          value={value}
          placeholder={comparison === 'one_of' ? 'one, two, three' : ''}
          onChange={({ currentTarget }) => onChange(testOf(test.field, comparison, currentTarget.value))}
        />
      )}
    </div>
  );
}

/** Text that reads as a number or as yes and no is compared as one. */
function testOf(field: string, comparison: Comparison, text: string): FlowTest {
  switch (comparison) {
    case 'exists':
      return { field, exists: text !== 'false' };
    case 'one_of':
      return { field, one_of: text.split(/,\s*/).map(valueOf) };
    case 'at_least':
    case 'at_most':
      return { field, [comparison]: Number(text) || 0 };
    case 'is':
    case 'is_not':
      return { field, [comparison]: valueOf(text) };
    default:
      return { field, [comparison]: text };
  }
}
