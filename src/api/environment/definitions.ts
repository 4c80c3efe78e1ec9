// Templates, sequences and rules as documents. Their names are the ids that their authors gave them.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { TemplateId } from '../../core/ids.ts';
import type { Definitions } from '../../core/ports/definitions.ts';
import { Template } from '../../core/records.ts';
import { Rule, RuleId } from '../../core/rule.ts';
import { Sequence, SequenceId } from '../../core/sequence.ts';
import { checkTemplate } from '../../services/operations/render.ts';
import { isBuiltIn, withBuiltIn } from '../../services/operations/sequences/with-built-in.ts';
import { templateFields } from '../wire/template.ts';
import { asJson, type DocumentKind, fault, parsed, within } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

export const TemplateDocument = z.strictObject(templateFields);
const active = z.boolean().default(true);
export const SequenceDocument = z.strictObject({ ...Sequence.shape, active });
export const RuleDocument = z.strictObject({ ...Rule.shape, active });

export function templateDocuments({ templates }: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const store = templates(tenant);
  return {
    async read() {
      const own = (await store.list()).filter((one) => !isBuiltIn(one));
      return Object.fromEntries(own.map(({ id, ...document }) => [id, asJson(document)]));
    },
    async normalize({ name, document }) {
      const at = `templates.${name}`;
      const template = parsed(TemplateDocument, document, at);
      parsed(z.strictObject({ id: TemplateId }), { id: name }, at);
      await within(at, () => checkTemplate(template));
      return asJson(template);
    },
    put: (name, document, by) => store.put(Template.parse({ id: name, ...document }), by.id),
    remove: (name, by) => store.remove(TemplateId.parse(name), by.id),
  };
}

export function sequenceDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const known = async () => (await withBuiltIn(ports.templates(tenant)).list()).map(({ id }) => String(id));
  return {
    ...definitionDocuments(ports, ports.sequences(tenant), Sequence),
    async normalize({ name, document, wanted }) {
      const at = `sequences.${name}`;
      parsed(z.strictObject({ id: SequenceId }), { id: name }, at);
      const sequence = parsed(SequenceDocument, document, at);
      const templates = new Set([...(await known()), ...Object.keys(wanted.templates ?? {})]);
      const missing = sequence.steps.find(({ template }) => !templates.has(template));
      if (missing !== undefined) throw fault(at, `There is no template ${missing.template}.`);
      return asJson(sequence);
    },
  };
}

export function ruleDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  return {
    ...definitionDocuments(ports, ports.rules(tenant), Rule),
    async normalize({ name, document }) {
      const at = `rules.${name}`;
      parsed(z.strictObject({ id: RuleId }), { id: name }, at);
      const { active: acts, ...body } = parsed(RuleDocument, document, at);
      if (acts) await within(at, () => ports.checkRule(tenant, { id: name, body }));
      return asJson({ ...body, active: acts });
    },
  };
}

function definitionDocuments<Schema extends z.ZodObject>(
  { clock }: EnvironmentPorts,
  store: Definitions<z.output<Schema>>,
  schema: Schema,
): Pick<DocumentKind, 'read' | 'put' | 'remove'> & Required<Pick<DocumentKind, 'remove'>> {
  return {
    read: async () =>
      Object.fromEntries(
        (await store.list()).map(({ id, body, active: acts }) => [id, asJson({ ...body, active: acts })]),
      ),
    async put(id, { active: acts, ...body }, by) {
      await store.put({
        id,
        body: schema.parse(body),
        active: acts === true,
        removed: false,
        by: by.id,
        at: clock.now(),
      });
    },
    async remove(id, by) {
      const standing = await store.latest(id);
      if (standing === undefined || standing.removed) return;
      await store.put({ id, body: standing.body, active: false, removed: true, by: by.id, at: clock.now() });
    },
  };
}
