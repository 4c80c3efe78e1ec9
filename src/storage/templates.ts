// The message templates of one organization, by the slugs it gave them. Every change leaves its version.
import type { Clock } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import type { Templates } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import { Template } from '../core/records.ts';
import { settingUp, writeChange } from './changes.ts';
import type { Database } from './database.ts';

const columns = Template.keyof().options;

interface TemplatesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly tenant: TenantId;
}

export const createTemplates = ({ database, clock, tenant }: TemplatesDependencies): Templates => ({
  list: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx.selectFrom('template').select(columns).orderBy('id').execute();
      return rows.map(toTemplate);
    }),

  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx.selectFrom('template').select(columns).where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Problem('template_not_found', `There is no message template ${id}.`);
      return toTemplate(row);
    }),

  put: (template, by = settingUp) =>
    database.inTenant(tenant, async (tx) => {
      const { id, subject, body, html = null } = template;
      await tx
        .insertInto('template')
        .values({ tenant, id, subject, body, html })
        .onConflict((conflict) => conflict.columns(['tenant', 'id']).doUpdateSet({ subject, body, html }))
        .execute();
      const what = { kind: 'template', id } as const;
      await writeChange(tx, { tenant, what, value: JSON.stringify(template), by, clock });
    }),

  remove: (id, by = settingUp) =>
    database.inTenant(tenant, async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('template').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await writeChange(tx, { tenant, what: { kind: 'template', id }, value: null, by, clock });
    }),
});

const toTemplate = ({ html, ...row }: { html: string | null }): Template =>
  Template.parse(html === null ? row : { ...row, html });
