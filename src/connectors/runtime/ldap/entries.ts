// Entries of a directory as records: every value that came, in the types that the collection declares.
import type { Entry } from 'ldapts';
import type { Collection } from '../../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../../core/json.ts';

type Value = Entry[string][number];
type FieldType = Collection['fields'][string]['type'];

/** What nobody needs for a sync, and nothing may carry away. */
const secret =
  /^(userPassword|authPassword|unicodePwd|dBCSPwd|(lm|nt)?pwdHistory|supplementalCredentials|samba(NT|LM)Password|sambaPasswordHistory|ipaNTHash|krbPrincipalKey|ms-?LAPS.*|ms-Mcs-AdmPwd.*)(;.*)?$/i;

/** What is asked for: the declared fields, and what the connection names beside them; never a password. */
export function attributesOf({ id, fields }: Collection, further: readonly string[]): readonly string[] {
  const declared = Object.values(fields).map(({ path }) => path);
  return [...new Set([id, ...declared, ...further])].filter((name) => name !== 'dn' && !secret.test(name));
}

/** One value is that value, several are a list; what is no text is base64. An attribute without a value is left out. */
export function recordOf(entry: Entry, { id, fields }: Collection): JsonObject {
  const types = new Map(Object.values(fields).map(({ path, type }) => [path.toLowerCase(), { path, type }]));
  const record: JsonObject = {};
  for (const [attribute, found] of Object.entries(entry)) {
    const values = Array.isArray(found) ? [...found] : [found];
    if (values.length === 0) continue;
    const known = types.get(attribute.toLowerCase());
    const name = known?.path ?? (attribute.toLowerCase() === id.toLowerCase() ? id : attribute);
    const read = values.map((value: Value) => valueOf(name, value, known?.type));
    record[name] = read.length === 1 && known?.type !== 'array' ? (read[0] ?? null) : read;
  }
  const control = record['userAccountControl'];
  // MS-ADTS 2.2.16: ACCOUNTDISABLE.
  if (typeof control === 'number') record['enabled'] = (control & 2) === 0;
  return record;
}

function valueOf(name: string, value: Value, type: FieldType | undefined): Json {
  if (/^objectGUID$/i.test(name)) return guidOf(bytesOf(value));
  const text = typeof value === 'string' ? value : textOf(bytesOf(value));
  if (type === 'datetime') return instantOf(text) ?? text;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return text;
}

const bytesOf = (value: Value): Buffer => (Buffer.isBuffer(value) ? value : Buffer.from(String(value)));

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // A photograph or a certificate: kept whole all the same.
    return bytes.toString('base64');
  }
}

/** MS-DTYP 2.3.4.2: the first three groups are little-endian; the way back is the same. */
const guidOrder = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

function guidOf(bytes: Buffer): string {
  if (bytes.length !== 16) return bytes.toString('base64');
  const digits = guidOrder.map((at) => (bytes[at] ?? 0).toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** How an id stands in the directory, for looking it up. */
export function storedId(attribute: string, id: string): Buffer | string {
  if (!/^objectGUID$/i.test(attribute)) return id;
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.from(guidOrder.map((at) => bytes[at] ?? 0));
}

/** GeneralizedTime (RFC 4517 §3.3.13) as RFC 3339; undefined for what is none. */
function instantOf(text: string): string | undefined {
  const parts =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)?)?(?:[.,](\d{1,3})\d*)?(Z|[+-]\d\d(?:\d\d)?)$/.exec(text) ?? undefined;
  if (parts === undefined) return undefined;
  const [, year, month, day, hour, minute = '00', second = '00', fraction = '0', zone = 'Z'] = parts;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3) || '00'}`;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}${offset}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The other way round, to the second; Active Directory wants the fraction that it shows itself. */
export const generalizedTime = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}.0Z`;
