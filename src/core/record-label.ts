// What a record is called by people: its name, or else its e-mail address, whatever the system calls those fields.
import type { Json, JsonObject } from './json.ts';

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const whole = ['displayname', 'fullname', 'name', 'candidatename', 'employeename'];
const first = ['firstname', 'givenname', 'preferredname', 'legalfirstname', 'fname'];
const last = ['lastname', 'familyname', 'surname', 'legallastname', 'lname'];
const mail = ['email', 'workemail', 'emailaddress', 'mail', 'username', 'personalemail', 'homeemail'];

const deepest = 3;
const mostText = 120;

/** Null where nothing in it is a name. Pure. */
export function recordLabel(record: JsonObject): string | null {
  // Names of one object belong together: a manager's last name is not the employee's.
  const objects = objectsIn(record, 0).map(textsOf);
  const found =
    firstOf(objects, (texts) => [of(texts, first), of(texts, last)].filter((part) => part !== undefined).join(' ')) ??
    firstOf(objects, (texts) => of(texts, whole)) ??
    firstOf(objects, (texts) => of(texts, mail));
  return found?.slice(0, mostText) ?? null;
}

type Texts = ReadonlyMap<string, string>;

const of = (texts: Texts, names: readonly string[]): string | undefined =>
  names.map((name) => texts.get(name)).find((text) => text !== undefined);

const firstOf = (objects: readonly Texts[], read: (texts: Texts) => string | undefined): string | undefined =>
  objects.map(read).find((text) => text !== undefined && text !== '');

/** From the outside inwards. */
function objectsIn(value: Json, depth: number): readonly JsonObject[] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  const inner = Object.values(value).flatMap((one) => objectsIn(one, depth + 1));
  return Array.isArray(value) ? inner : [value, ...inner];
}

const textsOf = (object: JsonObject): Texts =>
  new Map(
    Object.entries(object).flatMap(([name, one]): (readonly [string, string])[] =>
      typeof one === 'string' && one.trim() !== '' ? [[bare(name), one.trim()]] : [],
    ),
  );
