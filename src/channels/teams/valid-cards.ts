// The rules of Adaptive Cards 1.5 for what Muster sends, checked before it leaves: a card that Teams would not show is a defect
// found here. Source: http://adaptivecards.io/schemas/1.5.0/adaptive-card.json and, for sizes, the limits of Teams.
import { z } from 'zod';

const id = z.string().min(1);
const spacing = z.enum(['default', 'none', 'small', 'medium', 'large', 'extraLarge', 'padding']);
/** Names of choices are taken in any case. */
const anyCase = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.charAt(0).toLowerCase() + value.slice(1) : value), schema);

const textRun = z.strictObject({
  type: z.literal('TextRun'),
  text: z.string(),
  size: anyCase(z.enum(['default', 'small', 'medium', 'large', 'extraLarge'])).optional(),
  weight: anyCase(z.enum(['default', 'lighter', 'bolder'])).optional(),
  isSubtle: z.boolean().optional(),
});

const richText = z.strictObject({
  type: z.literal('RichTextBlock'),
  inlines: z.array(textRun).min(1),
  spacing: anyCase(spacing).optional(),
});

const inputText = z
  .strictObject({
    type: z.literal('Input.Text'),
    id,
    label: z.string().min(1),
    value: z.string(),
    isMultiline: z.boolean(),
    isRequired: z.boolean(),
    errorMessage: z.string().min(1).optional(),
    maxLength: z.int().min(1),
  })
  .refine(({ value, maxLength }) => value.length <= maxLength, 'a value fits its field')
  .refine(({ isRequired, errorMessage }) => !isRequired || errorMessage !== undefined, 'what is required says so');

const title = z.string().min(1).max(100);
const style = z.enum(['default', 'positive', 'destructive']);
const execute = z.strictObject({
  type: z.literal('Action.Execute'),
  title,
  verb: z.string().min(1),
  data: z.looseObject({}),
  style: style.optional(),
});
/** It may open a web page, never a program. */
const openUrl = z.strictObject({ type: z.literal('Action.OpenUrl'), title, url: z.url({ protocol: /^https?$/ }) });

const head = {
  type: z.literal('AdaptiveCard'),
  $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
  version: z.literal('1.5'),
};

const showCard = z.strictObject({
  type: z.literal('Action.ShowCard'),
  title,
  style: style.optional(),
  card: z.strictObject({ ...head, body: z.array(inputText).min(1), actions: z.array(execute).length(1) }),
});

const actionSet = z.strictObject({
  type: z.literal('ActionSet'),
  actions: z
    .array(z.discriminatedUnion('type', [execute, openUrl, showCard]))
    .min(1)
    .max(6),
});

/** Drawn anew for each of these people when they see it. */
const refresh = z.strictObject({
  action: z.strictObject({
    type: z.literal('Action.Execute'),
    verb: z.literal('muster.refresh'),
    data: z.looseObject({}),
  }),
  userIds: z.array(id).min(1).max(60),
});

const distinct = (card: { body: readonly z.infer<typeof element>[] }): boolean => {
  const ids = card.body.flatMap((one) =>
    one.type === 'ActionSet'
      ? one.actions.map((action) =>
          action.type === 'Action.ShowCard' ? action.card.body.map((field) => field.id) : [],
        )
      : [],
  );
  return ids.every((fields) => new Set(fields).size === fields.length);
};

const element = z.discriminatedUnion('type', [richText, actionSet]);

export const ValidCard = z
  .strictObject({ ...head, body: z.array(element), refresh: refresh.optional() })
  .refine(distinct, 'fields of one form differ in their ids');
export type ValidCard = z.infer<typeof ValidCard>;
