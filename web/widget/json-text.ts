// JSON for the wire without the page's help: old Prototype.js gives arrays and objects a `toJSON` of its own, which makes
// strings of lists.

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

export function jsonText(value: Json): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  let inside = '';
  if (isList(value)) {
    for (let at = 0; at < value.length; at += 1) inside += `${at === 0 ? '' : ','}${jsonText(value[at])}`;
    return `[${inside}]`;
  }
  for (const name of Object.keys(value)) {
    const own = value[name];
    if (own !== undefined) inside += `${inside === '' ? '' : ','}${JSON.stringify(name)}:${jsonText(own)}`;
  }
  return `{${inside}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
