// The forms that Slack opens over a conversation: a reason, another argument, a note. They are opened at once, because what
// opens them holds for three seconds.
import { z } from 'zod';
import { ActionId, ApprovalId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { type Field, type Form, Intent } from '../card.ts';
import { Spot } from '../channel.ts';
import { editedArguments, jsonOr, mostInput, type FormValues, shortened } from '../filled.ts';
import { plain } from './text.ts';
import { ValidView } from './valid-blocks.ts';

/** What a form is about, carried in it. */
export const Carried = z.strictObject({
  spot: Spot,
  about: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('reject'), approval: ApprovalId, digest: z.string().optional() }),
    z.strictObject({ do: z.literal('edit'), approval: ApprovalId, digest: z.string().optional() }),
    z.strictObject({ do: z.literal('rewrite'), draft: ActionId, digest: z.string() }),
    z.strictObject({ do: z.literal('note') }),
  ]),
});
export type Carried = z.infer<typeof Carried>;

export const viewOf = (form: Form, carried: Carried): ValidView =>
  ValidView.parse({
    type: 'modal',
    callback_id: `muster.${carried.about.do}`,
    private_metadata: JSON.stringify(carried),
    title: plain(shortened(form.title, 24)),
    submit: plain(shortened(form.submit, 24)),
    close: plain('Cancel'),
    blocks: form.fields.map(inputOf),
  });

const inputOf = ({ name, label, value, isLong, isOptional }: Field) => ({
  type: 'input',
  block_id: name,
  label: plain(label),
  optional: isOptional,
  element: {
    type: 'plain_text_input',
    action_id: 'value',
    multiline: isLong,
    max_length: mostInput,
    ...(value === '' ? {} : { initial_value: shortened(value, mostInput) }),
  },
});

export const noteForm = (text: string): Form => ({
  title: 'Add a note',
  submit: 'Add',
  fields: [
    { name: 'candidate', label: 'Candidate', value: '', isLong: false, isOptional: false },
    { name: 'text', label: 'Note', value: text, isLong: true, isOptional: false },
  ],
});

/** `input`: the arguments as they were proposed; a field keeps its kind, and an empty one is left out. */
export function intentOf({ about }: Carried, said: FormValues, input: JsonObject): Intent {
  switch (about.do) {
    case 'reject':
      return { ...about, reason: said['reason'] ?? null };
    case 'edit':
    case 'rewrite':
      return { ...about, arguments: editedArguments(said, input) };
    case 'note':
      return { do: 'note', candidate: said['candidate'] ?? '', text: said['text'] ?? '' };
    default:
      return about satisfies never;
  }
}

export const parsedIntent = (value: string | undefined): Intent | undefined => {
  const read = Intent.safeParse(value === undefined ? undefined : jsonOr(value));
  return read.success ? read.data : undefined;
};
