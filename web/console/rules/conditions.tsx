// Conditions as rows of a fact, a comparison and a value. All of them have to hold.
import type { ReactNode } from 'react';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import {
  comparisonWords,
  comparisons,
  factWords,
  isComparison,
  isFact,
  optionsOf,
  type Comparison,
  type Condition,
} from './words.ts';

interface ConditionFieldsProps {
  /** The path under which the service knows them: what is wrong with one stands in its row. */
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly onChange: (conditions: Condition[]) => void;
}

export const ConditionFields = ({ name, conditions, onChange }: ConditionFieldsProps): ReactNode => (
  <fieldset className="grid gap-3">
    <legend className="mb-1 text-sm font-medium">If</legend>
    {conditions.length === 0 && <p className="text-sm text-muted">Always.</p>}
    {conditions.map((condition, index) => (
      <Row
        key={index}
        name={`${name}.${String(index)}`}
        number={index + 1}
        condition={condition}
        onChange={(next) => onChange(conditions.map((each, place) => (place === index ? next : each)))}
        onRemove={() => onChange(conditions.filter((_, place) => place !== index))}
      />
    ))}
    <Button
      icon="plus"
      className="justify-self-start"
      onClick={() => onChange([...conditions, { fact: 'event.to', is: '' }])}
    >
      Add a condition
    </Button>
  </fieldset>
);

interface RowProps {
  readonly name: string;
  readonly number: number;
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

function Row({ name, number, condition, onChange, onRemove }: RowProps): ReactNode {
  const { fact } = condition;
  const comparison = comparisons.find((each) => condition[each] !== undefined) ?? 'is';
  const value = String(condition[comparison] ?? '');
  return (
    <div className="grid gap-2 rounded-small bg-soft p-3 sm:grid-cols-2">
      <SelectField
        label={`Fact ${String(number)}`}
        options={optionsOf(factWords)}
        value={fact}
        onChange={({ currentTarget }) =>
          isFact(currentTarget.value) && onChange(conditionOf(currentTarget.value, comparison, value))
        }
      />
      <SelectField
        label="Comparison"
        options={optionsOf(comparisonWords)}
        value={comparison}
        onChange={({ currentTarget }) =>
          isComparison(currentTarget.value) && onChange(conditionOf(fact, currentTarget.value, value))
        }
      />
      <TextField
        required
        name={name}
        label="Value"
        value={value}
        onChange={({ currentTarget }) => onChange(conditionOf(fact, comparison, currentTarget.value))}
      />
      <div className="flex items-end justify-end">
        <IconButton icon="trash" label={`Remove condition ${String(number)}`} onClick={onRemove} />
      </div>
    </div>
  );
}

/** At least and at most compare numbers; everything else is compared as it is written. */
function conditionOf(fact: Condition['fact'], comparison: Comparison, value: string): Condition {
  const isNumber = comparison === 'at_least' || comparison === 'at_most';
  return { fact, [comparison]: isNumber ? Number(value) || 0 : value };
}
