// The API reference as one light page made from the OpenAPI document: no framework, no outside host.
import { exampleBody } from './example-body.ts';
import { examplesOf } from './examples.ts';
import type { OpenApi, Operation } from './finish.ts';
import { escaped, inline } from './html.ts';
import { sitePage } from './site.ts';
import { type Components, fieldRows, follow, parseSchema } from './schema-table.ts';

interface ReferenceEntry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Context {
  readonly components: Components;
  readonly server: string;
}

export function referencePage(document: OpenApi): string {
  const context = { components: document.components.schemas, server: document.servers[0]?.url ?? '' };
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = Map.groupBy(shown, ({ operation }) => operation.tags?.[0] ?? 'Other');
  const nav = [...groups].map(([tag, list]) => `<h2>${escaped(tag)}</h2><ul>${list.map(link).join('')}</ul>`).join('');
  const sections = [...groups].map(
    ([tag, list]) => `<h2>${escaped(tag)}</h2>${list.map((one) => section(one, context)).join('')}`,
  );
  const head = `<h1>${escaped(document.info.title)} API</h1><p>Version ${escaped(document.info.version)}. <a href="/openapi.json">OpenAPI document</a> · <a href="/docs/try/">Try requests</a> · <a href="/postman.json">Postman collection</a> · <a href="/clients/typescript/muster.ts">TypeScript client</a> · <a href="/problems">Problems</a></p>`;
  return sitePage({
    title: `${document.info.title} API reference`,
    here: '/docs/reference',
    body: head + sections.join(''),
    nav,
    label: 'Operations',
  });
}

const link = ({ method, path, operation }: ReferenceEntry): string =>
  `<li><a href="#${operation.operationId ?? ''}"><b>${method}</b> ${escaped(path)}</a></li>`;

function section(shown: ReferenceEntry, context: Context): string {
  const { method, path, operation } = shown;
  const scope =
    typeof operation['x-scope'] === 'string' ? `<p>Needs the scope <code>${operation['x-scope']}</code>.</p>` : '';
  const description = operation.description === undefined ? '' : `<p>${inline(operation.description)}</p>`;
  return (
    `<section id="${operation.operationId ?? ''}"><h3><b>${method}</b> <code>${escaped(path)}</code></h3>` +
    `<p>${inline(operation.summary ?? '')}</p>${description}${scope}` +
    parameterTable(operation, `${method} ${path}`) +
    requestPart(shown, context) +
    tryOut(shown, context) +
    replies(shown, context) +
    '</section>'
  );
}

/** `of` tells tables of one caption apart for those who hear the page. */
function table({ caption, of, rows }: { caption: string; of: string; rows: string }): string {
  if (rows === '') return '';
  const head =
    '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>';
  return `<h4>${caption}</h4><div class="scroll" tabindex="0" role="region" aria-label="${caption} of ${escaped(of)}"><table>${head}<tbody>${rows}</tbody></table></div>`;
}

function parameterTable({ parameters = [] }: Operation, of: string): string {
  const rows = parameters.map((parameter) => {
    const { name, in: place } = parameter;
    const mark = parameter['required'] === true ? ' <b>required</b>' : '';
    const description = typeof parameter['description'] === 'string' ? parameter['description'] : '';
    return `<tr><th scope="row"><code>${escaped(name)}</code>${mark}</th><td>${escaped(place)}</td><td>${inline(description)}</td></tr>`;
  });
  return table({ caption: 'Parameters', of, rows: rows.join('') });
}

function requestPart({ method, path, operation }: ReferenceEntry, { components }: Context): string {
  const of = `${method} ${path}`;
  const schema = parseSchema(jsonOf(operation.requestBody?.content)?.schema);
  if (schema === undefined) return '';
  const choices = follow(schema, components).oneOf;
  if (choices === undefined) {
    return table({ caption: 'Request body', of, rows: fieldRows(schema, { components, prefix: '', depth: 0 }) });
  }
  return choices
    .map((choice) => {
      const action = follow(choice, components).properties?.['action']?.enum?.[0];
      const name = typeof action === 'string' ? action : 'one of';
      const rows = fieldRows(choice, { components, prefix: '', depth: 0 });
      return `<details><summary><code>${escaped(name)}</code> ${inline(choice.description ?? '')}</summary>${table({ caption: 'Request body', of: name, rows })}</details>`;
    })
    .join('');
}

function tryOut({ method, path, operation }: ReferenceEntry, { components, server }: Context): string {
  const body = exampleBody(operation, components);
  const needsKey = operation.security?.length !== 0;
  const examples = examplesOf({ method, path, server, body, needsKey }).map(
    ({ language, code }, at) =>
      `<details name="${operation.operationId ?? ''}-example"${at === 0 ? ' open' : ''}><summary>${language}</summary>` +
      `<pre tabindex="0"><code>${escaped(code)}</code></pre></details>`,
  );
  const field =
    body === undefined
      ? ''
      : `<label>Body <textarea name="body" rows="8">${escaped(JSON.stringify(body, null, 2))}</textarea></label>`;
  return (
    `<h4>Request</h4>${examples.join('')}` +
    `<details><summary>Try it</summary><form data-method="${method}">` +
    `<label>Address <input name="address" value="${escaped(path)}"></label>` +
    `<label>API key <input name="key" type="password" autocomplete="off"></label>${field}` +
    '<button>Send</button><output></output></form></details>'
  );
}

function replies({ method, path, operation: { responses } }: ReferenceEntry, { components }: Context): string {
  const of = `${method} ${path}`;
  return Object.entries(responses)
    .map(([status, { description = '', content }]) => {
      const schema = status.startsWith('2') ? parseSchema(jsonOf(content)?.schema) : undefined;
      const rows = schema === undefined ? '' : fieldRows(schema, { components, prefix: '', depth: 0 });
      return `<details><summary><code>${status}</code> ${inline(description)}</summary>${table({ caption: `Answer ${status}`, of, rows })}</details>`;
    })
    .join('');
}

type Content = NonNullable<Operation['requestBody']>['content'];
const jsonOf = (content: Content | undefined) => content?.['application/json'];
