// The statements that read and write rows. Names are quoted, values are parameters; rows travel as JSON, so that PostgreSQL
// itself turns them into the types of the columns.
import type { JsonObject } from '../../../core/json.ts';
import type { WriteAction } from '../../../core/ports/remote-system.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `table` may name its schema, `sales.people`; `key` is one column, which has to be unique. */
export interface Target {
  readonly table: string;
  readonly key: string;
}

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** A column of a record may be named as it likes: it is one name, dots and all. */
const column = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Reading extends Target {
  readonly changed: string | undefined;
  readonly after: string | null;
  readonly since: string | null;
  readonly limit: number;
}

/** In the order of the key, from where the page before ended: rows that come in meanwhile move nothing. */
export function selectPage({ table, key, changed, after, since, limit }: Reading): Statement {
  const values: unknown[] = [limit];
  const conditions: string[] = [];
  if (after !== null) conditions.push(`t.${column(key)} > $${values.push(after)}`);
  if (since !== null && changed !== undefined) conditions.push(`t.${column(changed)} >= $${values.push(since)}`);
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return {
    text: `select t.${column(key)}::text as id, row_to_json(t)::text as body from ${quoted(table)} as t${where}
      order by t.${column(key)} limit $1`,
    values,
  };
}

/** The key is compared as text, whatever its type. */
export const selectRow = ({ table, key }: Target, id: string): Statement => ({
  text: `select t.${column(key)}::text as id, row_to_json(t)::text as body from ${quoted(table)} as t
    where t.${column(key)}::text = $1`,
  values: [id],
});

/** All records have the same columns. Answers the keys of the rows that were written. */
export function writeRows({ table, key }: Target, action: WriteAction, records: readonly JsonObject[]): Statement {
  const columns = Object.keys(records[0] ?? {});
  const names = columns.map((name) => column(name)).join(', ');
  const given = `json_populate_recordset(null::${quoted(table)}, $1::json)`;
  const values = [JSON.stringify(records)];
  const others = columns.filter((name) => name !== key);
  const returning = `returning ${quoted(table)}.${column(key)}::text as id`;
  if (action === 'update') {
    const sets = others.map((name) => `${column(name)} = r.${column(name)}`).join(', ');
    const on = `${quoted(table)}.${column(key)} = r.${column(key)}`;
    return { text: `update ${quoted(table)} set ${sets} from ${given} as r where ${on} ${returning}`, values };
  }
  const sets = others.map((name) => `${column(name)} = excluded.${column(name)}`).join(', ');
  const conflict = action === 'create' || sets === '' ? 'do nothing' : `do update set ${sets}`;
  return {
    text: `insert into ${quoted(table)} (${names}) select ${names} from ${given} on conflict (${column(key)}) ${conflict} ${returning}`,
    values,
  };
}

/** Rows that stand there with just that content: an insert that was repeated, not one that clashes. */
export const sameRows = ({ table, key }: Target, records: readonly JsonObject[]): Statement => {
  const names = Object.keys(records[0] ?? {}).map((name) => `t.${column(name)} is not distinct from r.${column(name)}`);
  return {
    text: `select t.${column(key)}::text as id from ${quoted(table)} as t
      join json_populate_recordset(null::${quoted(table)}, $1::json) as r on t.${column(key)} = r.${column(key)}
      where ${names.join(' and ')}`,
    values: [JSON.stringify(records)],
  };
};

/** Ids that are not there change nothing. */
export const deleteRows = ({ table, key }: Target, ids: readonly string[]): Statement => ({
  text: `delete from ${quoted(table)} where ${column(key)}::text = any($1::text[])`,
  values: [[...ids]],
});
