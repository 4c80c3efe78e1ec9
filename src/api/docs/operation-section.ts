// One operation of the reference: what it takes and answers on the left, examples and a form that sends it on the right.
import { exampleBody } from './example-body.ts';
import { exampleReply } from './example-reply.ts';
import { examplesOf } from './examples.ts';
import type { Operation } from './finish.ts';
import { codeBlock, escaped, inline } from './html.ts';
import type { ReferenceEntry } from './reference-groups.ts';
import { type Components, follow, parseSchema } from './schema-shape.ts';
import { fieldRows, meaning, typeOf } from './schema-table.ts';
import { tryForm } from './try-form.ts';

export interface ReferenceContext {
  readonly components: Components;
  readonly server: string;
}

export function operationSection(shown: ReferenceEntry, context: ReferenceContext): string {
  const { method, path, operation } = shown;
  const id = operation.operationId ?? '';
  const description = operation.description === undefined ? '' : `<p>${inline(operation.description)}</p>`;
  const scope = scopeWords(operation);
  return (
    `<section class="operation" id="${id}" aria-labelledby="${id}-title"><div class="about">` +
    `<h2 id="${id}-title">${inline(operation.summary ?? path)}</h2>` +
    `<p class="address">${methodMark(method)} <code>${escaped(path)}</code></p>${description}${scope}` +
    parameterTable(operation, `${method} ${path}`, context.components) +
    requestPart(shown, context) +
    replies(shown, context) +
    `</div><div class="beside">${examples(shown, context)}</div></section>`
  );
}

/** Nothing where the description says it. */
function scopeWords({ description = '', 'x-scope': scope, 'x-scope-of-tool': byTool }: Operation): string {
  if (typeof scope !== 'string' || description.includes(`scope \`${scope}\``)) return '';
  const more = byTool === true ? ` ${toolScopes}` : '';
  return `<p>Needs the scope <code>${scope}</code>.${inline(more)}</p>`;
}

/** A tool is guarded by itself. */
const toolScopes =
  'That is enough for tools that read. A tool that changes something needs its own scope, such as `operations:*` for messages, moves and meetings; without it the answer is 403 and names the scope.';

export const methodMark = (method: string): string => `<b class="method ${method.toLowerCase()}">${method}</b>`;

/** `of` tells tables of one caption apart for those who hear the page. */
function table({ caption, of, rows }: { caption: string; of: string; rows: string }): string {
  if (rows === '') return '';
  const head = '<thead class="unseen"><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead>';
  return `<h3>${caption}</h3><div class="scroll" tabindex="0" role="region" aria-label="${caption} of ${escaped(of)}"><table class="fields">${head}<tbody>${rows}</tbody></table></div>`;
}

function parameterTable({ parameters = [] }: Operation, of: string, components: Components): string {
  const rows = parameters.map((parameter) => {
    const mark = parameter['required'] === true ? ' <b>required</b>' : '';
    const schema = parseSchema(parameter['schema']);
    const description = typeof parameter['description'] === 'string' ? parameter['description'] : '';
    const told =
      schema === undefined ? inline(description) : meaning({ ...follow(schema, components), description }, components);
    return `<tr><th scope="row"><code>${escaped(parameter.name)}</code> <span>${escaped(parameter.in)}${typeBeside(parameter['schema'], components)}</span>${mark}</th><td>${told}</td></tr>`;
  });
  return table({ caption: 'Parameters', of, rows: rows.join('') });
}

function typeBeside(schema: unknown, components: Components): string {
  const parsed = parseSchema(schema);
  return parsed === undefined ? '' : `, ${typeOf(parsed, components)}`;
}

function requestPart({ method, path, operation }: ReferenceEntry, { components }: ReferenceContext): string {
  const of = `${method} ${path}`;
  const schema = parseSchema(operation.requestBody?.content['application/json']?.schema);
  if (schema === undefined) return '';
  const choices = follow(schema, components).oneOf;
  if (choices === undefined) {
    return table({ caption: 'Request body', of, rows: fieldRows(schema, { components, prefix: '', depth: 0 }) });
  }
  const shown = choices.map((choice) => {
    const action = follow(choice, components).properties?.['action']?.enum?.[0];
    const name = typeof action === 'string' ? action : 'one of';
    const rows = fieldRows(choice, { components, prefix: '', depth: 0 });
    return `<details><summary><code>${escaped(name)}</code> ${inline(choice.description ?? '')}</summary>${table({ caption: 'Request body', of: name, rows })}</details>`;
  });
  return `<h3>Request body: one of</h3>${shown.join('')}`;
}

function examples({ method, path, operation }: ReferenceEntry, { components, server }: ReferenceContext): string {
  const id = operation.operationId ?? '';
  const body = exampleBody(operation, components);
  const needsKey = operation.security?.length !== 0;
  const tabs = examplesOf({ method, path, server, body, needsKey }).map(
    ({ language, code }, at) =>
      `<input type="radio" name="${id}-language" id="${id}-${language}" value="${language}"${at === 0 ? ' checked' : ''}>` +
      `<label for="${id}-${language}">${language}</label>${codeBlock(code)}`,
  );
  const reply = exampleReply(operation, components);
  const answer = reply === undefined ? '' : `<h3>Response <code>${reply.status}</code></h3>${codeBlock(reply.text)}`;
  return (
    `<h3>Request</h3><div class="tabs" role="group" aria-label="Examples of ${escaped(`${method} ${path}`)}">${tabs.join('')}</div>` +
    tryForm({ method, path, operation, body, needsKey }) +
    answer
  );
}

function replies({ method, path, operation: { responses } }: ReferenceEntry, { components }: ReferenceContext): string {
  const of = `${method} ${path}`;
  const shown = Object.entries(responses).map(([status, { description = '', content }]) => {
    const schema = status.startsWith('2') ? parseSchema(content?.['application/json']?.schema) : undefined;
    const rows = schema === undefined ? '' : fieldRows(schema, { components, prefix: '', depth: 0 });
    const said = description === '' && status.startsWith('2') ? 'Success.' : description;
    return rows === ''
      ? `<p class="reply"><code>${status}</code> ${inline(said)}</p>`
      : `<details><summary><code>${status}</code> ${inline(said)}</summary>${table({ caption: `Fields of ${status}`, of, rows })}</details>`;
  });
  return `<h3>Responses</h3>${shown.join('')}`;
}
