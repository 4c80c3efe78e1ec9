// The text of a connector’s file: its declaration, each guess as a comment before what was guessed, the open points on top.
import type { Json } from '../../../src/core/json.ts';
import type { Declared } from './declare.ts';
import { type Guess, openPoints } from './guess.ts';

export function writeDeclaration({ connector, notes }: Declared): { name: string; text: string } {
  const name = connector.system.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const said = Map.groupBy(notes.guesses, ({ at }) => at);
  const plain: Json = JSON.parse(JSON.stringify(connector));
  const body = written(plain, { at: '', said, indent: '' });
  const open = openPoints(notes).map((point) => `// - ${oneLine(point)}`);
  const head = [
    `// ${connector.title}: written from its OpenAPI description. Each line “Guess” says what was concluded, how surely, and why:`,
    '// look it up, then delete the line.',
    ...(open.length === 0 ? [] : ['//', '// Open points, which the description does not decide:', ...open]),
    "import { defineConnector } from '../core/connector/connector.ts';",
  ];
  return { name, text: `${head.join('\n')}\n\nexport const ${name} = defineConnector(${body});\n` };
}

interface Where {
  readonly at: string;
  readonly said: ReadonlyMap<string, readonly Guess[]>;
  readonly indent: string;
}

function written(value: Json, where: Where): string {
  if (Array.isArray(value)) return `[${value.map((one) => written(one, where)).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${where.indent}  `;
  const lines = Object.entries(value).flatMap(([key, inner]) => {
    const at = where.at === '' ? key : `${where.at}.${key}`;
    const text = written(inner, { ...where, at, indent: deeper });
    return [...comments(at, where, deeper), `${deeper}${keyOf(key)}: ${text},`];
  });
  // Nothing may stand there that was guessed about: that no filter was found, for one.
  const absent = [...where.said.keys()].filter(
    (at) => at.startsWith(`${where.at}.`) && isDirectly(at, where.at) && !(at.slice(where.at.length + 1) in value),
  );
  const more = absent.flatMap((at) => comments(at, where, deeper));
  return lines.length + more.length === 0 ? '{}' : `{\n${[...lines, ...more].join('\n')}\n${where.indent}}`;
}

const isDirectly = (at: string, parent: string): boolean => !at.slice(parent.length + 1).includes('.');

const comments = (at: string, { said }: Where, indent: string): readonly string[] =>
  (said.get(at) ?? []).map(({ confidence, because }) => `${indent}// Guess (${confidence}): ${oneLine(because)}.`);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
