// A ready flow: a document in which the accounts, and whatever only the organization knows, are left open.
import type { z } from 'zod';
import { FlowDocument } from '../../../../core/flow.ts';

export interface FlowTemplate {
  readonly template: string;
  readonly title: string;
  readonly summary: string;
  /** What has to be connected before it can be published. */
  readonly systems: readonly string[];
  readonly document: FlowDocument;
}

type TemplateInput = Omit<FlowTemplate, 'document'> & { readonly document: Document };

/** Throws at start where the document does not fit its own schema. */
export const defineTemplate = ({ document, ...head }: TemplateInput): FlowTemplate => ({
  ...head,
  document: FlowDocument.parse(document),
});

/** An end whose account is chosen later. */
export const at = (system: string, collection: string | null) => ({ system, connection: null, collection });

type Document = z.input<typeof FlowDocument>;
type Fields = Extract<Document['steps'][number], { readonly kind: 'map' }>['fields'];

/** The step that says which field becomes which, before the one that is named. */
export const mapBefore = (next: string, fields: Fields) => ({ id: 'fields', kind: 'map', fields, next }) as const;
