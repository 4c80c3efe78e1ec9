// The typed steps that a value may take on its way, as people choose and read them. One entry for each, by its name.
import type { ReactNode } from 'react';
import type { Step } from '../../../src/core/mapping.ts';
import { Choice, Optional, Text, Whole } from './inputs.tsx';
import { LookupTable } from './lookup-table.tsx';
import { jsonOf, typedAs } from './values.ts';

type StepsByName = { [S in Step as S['op']]: S };
export type Operation = keyof StepsByName;

interface InputsProps<S extends Step> {
  readonly step: S;
  readonly onChange: (step: S) => void;
}

interface Described<S extends Step> {
  readonly label: string;
  readonly about: string;
  /** What it is before anything is entered. */
  readonly blank: S;
  readonly Inputs?: (props: InputsProps<S>) => ReactNode;
}

export const operations: { readonly [Name in Operation]: Described<StepsByName[Name]> } = {
  trim: { label: 'Trim', about: 'Takes away the blanks at both ends.', blank: { op: 'trim' } },
  case: {
    label: 'Upper and lower case',
    about: 'Capitals, small letters, or each word with a capital.',
    blank: { op: 'case', to: 'title' },
    Inputs: ({ step, onChange }) => (
      <Choice
        label="Written in"
        options={{ title: 'Each Word', upper: 'CAPITALS', lower: 'small letters' }}
        value={step.to}
        onChange={(to) => onChange({ ...step, to })}
      />
    ),
  },
  split: {
    label: 'Split',
    about: 'Splits the text and returns one part, or all as a list.',
    blank: { op: 'split', by: ' ', take: 0 },
    Inputs: ({ step, onChange }) => (
      <>
        <Text required label="Cut at" value={step.by} onChange={(by) => onChange({ ...step, by })} />
        <Whole
          label="Give part number"
          hint="1 is the first, -1 the last. Empty: all, as a list."
          value={step.take === undefined || step.take < 0 ? step.take : step.take + 1}
          onChange={(number) => onChange({ ...step, take: placeOf(number) })}
        />
      </>
    ),
  },
  join: {
    label: 'Join',
    about: 'Makes one text of a list.',
    blank: { op: 'join', with: ', ' },
    Inputs: ({ step, onChange }) => (
      <Text label="Between the parts" value={step.with} onChange={(text) => onChange({ ...step, with: text })} />
    ),
  },
  replace: {
    label: 'Replace',
    about: 'Puts one text wherever another stands.',
    blank: { op: 'replace', find: '-', with: '' },
    Inputs: ({ step, onChange }) => (
      <>
        <Text required label="Find" value={step.find} onChange={(find) => onChange({ ...step, find })} />
        <Text label="Put in its place" value={step.with} onChange={(text) => onChange({ ...step, with: text })} />
      </>
    ),
  },
  cast: {
    label: 'Change the type',
    about: 'Makes a text, a number, or yes and no of it.',
    blank: { op: 'cast', to: 'string' },
    Inputs: ({ step, onChange }) => (
      <Choice
        label="Into"
        options={{ string: 'Text', number: 'Number', integer: 'Whole number', boolean: 'Yes or no' }}
        value={step.to}
        onChange={(to) => onChange({ ...step, to })}
      />
    ),
  },
  date: {
    label: 'Date format',
    about: 'Reads a date in one form and writes it in another: yyyy, MM and dd with anything between, or iso.',
    blank: { op: 'date', from: 'iso', to: 'MM/dd/yyyy' },
    Inputs: ({ step, onChange }) => (
      <>
        <Text required label="Comes as" value={step.from} onChange={(from) => onChange({ ...step, from })} />
        <Text required label="Goes as" value={step.to} onChange={(to) => onChange({ ...step, to })} />
      </>
    ),
  },
  number: {
    label: 'Round',
    about: 'Rounds a number.',
    blank: { op: 'number', decimals: 2 },
    Inputs: ({ step, onChange }) => (
      <Whole
        label="Decimals"
        value={step.decimals}
        onChange={(number) => onChange({ ...step, decimals: Math.min(Math.max(number ?? 0, 0), 10) })}
      />
    ),
  },
  lookup: {
    label: 'Look up in a table',
    about: 'Puts another value in its place. What the table lacks refuses the record, unless told otherwise.',
    blank: { op: 'lookup', table: {} },
    Inputs: ({ step, onChange }) => (
      <>
        <LookupTable table={step.table} onChange={(table) => onChange({ ...step, table })} />
        <Optional
          label="For all others"
          empty="the record is refused"
          value={step.otherwise}
          onChange={(otherwise) => onChange({ ...step, otherwise })}
        />
      </>
    ),
  },
  default: {
    label: 'Where nothing stands',
    about: 'Takes a value of its own where the field is empty.',
    blank: { op: 'default', value: '' },
    Inputs: ({ step, onChange }) => (
      <Text label="Take" value={typedAs(step.value)} onChange={(text) => onChange({ ...step, value: jsonOf(text) })} />
    ),
  },
  when: {
    label: 'If it equals',
    about: 'Gives one value where it equals another; else a third, or what it was.',
    blank: { op: 'when', equals: '', give: '' },
    Inputs: ({ step, onChange }) => (
      <>
        <Text
          label="Equals"
          value={typedAs(step.equals)}
          onChange={(text) => onChange({ ...step, equals: jsonOf(text) })}
        />
        <Text label="Give" value={typedAs(step.give)} onChange={(text) => onChange({ ...step, give: jsonOf(text) })} />
        <Optional
          label="Otherwise"
          empty="what it was"
          value={step.otherwise}
          onChange={(otherwise) => onChange({ ...step, otherwise })}
        />
      </>
    ),
  },
  template: {
    label: 'Template',
    about: 'Writes a text: {value} is what stands there now, {path} any field of the record as it came.',
    blank: { op: 'template', text: '{value}' },
    Inputs: ({ step, onChange }) => (
      <Text label="Text" value={step.text} onChange={(text) => onChange({ ...step, text })} />
    ),
  },
};

/** People count from one, the document from nought; both count from the end with a minus. */
const placeOf = (number: number | undefined): number | undefined =>
  number === undefined || number < 0 ? number : Math.max(number - 1, 0);

export const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

export const blankOf = (name: Operation): Step => operations[name].blank;

/** The inputs of one step; none where there is nothing to enter. */
export function OperationInputs<Name extends Operation>(
  props: { readonly name: Name } & InputsProps<StepsByName[Name]>,
): ReactNode {
  const { Inputs }: Described<StepsByName[Name]> = operations[props.name];
  return Inputs === undefined ? null : <Inputs step={props.step} onChange={props.onChange} />;
}
