// A message template in wire names.
import { z } from 'zod';
import type { Template } from '../../core/records.ts';
import { Template as TemplateRecord } from '../../core/records.ts';
import { isWrittenInSpanish } from '../../services/operations/letter-language.ts';
import { isBuiltIn } from '../../services/operations/sequences/with-built-in.ts';
import { templateVariables } from '../../services/operations/render.ts';
import { component } from '../docs/components.ts';

const { subject, body, html } = TemplateRecord.shape;
const variables = `Variables in double braces: ${templateVariables.join(', ')}.`;

export const templateFields = {
  subject: subject.describe(`One line. ${variables}`),
  body: body.describe(`Plain text. ${variables}`),
  html: html.describe('The same message as HTML; values are escaped, and stand between tags only.'),
};

export const WireTemplate = component(
  'Template',
  z.strictObject({
    template_id: z.string(),
    subject: z.string(),
    body: z.string(),
    html: z.string().optional(),
    language: z.enum(['en', 'es']).describe('Of its words, as far as they tell it.'),
    built_in: z
      .literal(true)
      .optional()
      .describe('Comes with a built-in sequence; a change makes one of your own of it.'),
  }),
);

export function wireTemplate(template: Template) {
  const { id, subject: line, body: text, html: markup } = template;
  return {
    template_id: id,
    subject: line,
    body: text,
    ...(markup === undefined ? {} : { html: markup }),
    language: isWrittenInSpanish(text) ? ('es' as const) : ('en' as const),
    ...(isBuiltIn(template) ? { built_in: true as const } : {}),
  };
}

export const WireTemplatePreview = component(
  'TemplatePreview',
  z.strictObject({
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    missing: z.array(z.string()).describe('Variables without a value for this candidate; sending would be refused.'),
  }),
);
