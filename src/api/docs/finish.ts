// What the generator cannot know: problems, credentials, headers, media types and examples of each operation.
import { z } from 'zod';
import { titleOf } from '../../core/problem.ts';
import { type Deprecation, type Route, honoursIdempotency } from '../route.ts';
import { mediaType } from '../http/negotiate.ts';
import { shownExample, variables } from './collection/variables.ts';
import { scimType } from '../scim/errors.ts';
import { describeFields } from './describe-fields.ts';
import { describeRoute } from './describe-route.ts';
import { documentPath } from './documented.ts';
import { problemsByStatus } from './problems-of.ts';
import { webhooks } from './webhooks.ts';

const Media = z.looseObject({ schema: z.unknown().optional(), example: z.unknown().optional() });
const Content = z.record(z.string(), Media);
const Reply = z.looseObject({ description: z.string().optional(), content: Content.optional() });
const Operation = z.looseObject({
  summary: z.string().optional(),
  description: z.string().optional(),
  operationId: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.looseObject({ required: z.boolean().optional(), content: Content }).optional(),
  responses: z.record(z.string(), Reply),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
export type Operation = z.infer<typeof Operation>;

export const OpenApi = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.looseObject({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  webhooks: z.record(z.string(), z.unknown()).optional(),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
export type OpenApi = z.infer<typeof OpenApi>;

const scimErrorContent = { [scimType]: { schema: { $ref: '#/components/schemas/ScimError' } } };
const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** Completes the generated document and takes out what nothing refers to. */
export function finish(generated: unknown, routes: readonly Route[]): OpenApi {
  const document = OpenApi.parse(structuredClone(generated));
  for (const route of routes) {
    const operation = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()];
    if (operation === undefined) continue;
    complete(operation, route);
    if (route.deprecated !== undefined) sayDeprecated(operation, route.deprecated);
  }
  dropUnused(document);
  describeFields(document);
  document.webhooks = webhooks();
  return document;
}

function complete(operation: Operation, route: Route): void {
  operation.security = securityOf(route);
  operation.description ??= describeRoute(route);
  if ('scope' in route.access) operation['x-scope'] = route.access.scope;
  if (route.scopeOfTool === true) operation['x-scope-of-tool'] = true;
  if (route.limit === 'jobs') operation['x-quota'] = 'jobs';
  completeParameters(operation, route);
  completeRequest(operation, route);
  completeReplies(operation, route);
  for (const [status, codes] of problemsByStatus(route))
    operation.responses[String(route.scim === true && status === 422 ? 400 : status)] ??= {
      description: codes.map((code) => `\`${code}\`: ${titleOf(code)}.`).join(' '),
      content: route.scim === true ? scimErrorContent : problemContent,
    };
}

function completeParameters(operation: Operation, route: Route): void {
  for (const parameter of operation.parameters ?? []) showExample(parameter, route);
  if (honoursIdempotency(route)) (operation.parameters ??= []).push(idempotencyHeader);
  if (route.etag === 'honours') (operation.parameters ??= []).push(ifMatchHeader);
}

function showExample(parameter: { name: string; in: string; [more: string]: unknown }, { examples }: Route): void {
  const { name } = parameter;
  const given =
    parameter.in === 'query' ? examples?.query?.[name] : (examples?.params?.[name] ?? variables[name]?.sample);
  if (given !== undefined && parameter.in !== 'header') parameter['example'] = shownExample(given);
}

function sayDeprecated(operation: Operation, { since, sunset, instead }: Deprecation): void {
  const end = sunset === undefined ? '' : ` It ends on ${sunset}.`;
  operation['deprecated'] = true;
  operation.description = `Deprecated since ${since}: use \`${documentPath(instead)}\` instead.${end} ${operation.description ?? ''}`;
  for (const reply of Object.values(operation.responses))
    reply['headers'] = Object.assign({}, reply['headers'], {
      Deprecation: { description: 'When it was deprecated (RFC 9745).', schema: { type: 'string' } },
      ...(sunset !== undefined && { Sunset: { description: 'When it ends (RFC 8594).', schema: { type: 'string' } } }),
    });
}

function securityOf({ access }: Route): Record<string, string[]>[] {
  if ('public' in access) return [];
  if ('session' in access) return [{ session: [] }];
  return [{ key: [] }, { oauth: [] }, { session: [] }];
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body within 24 hours gets the same answer and acts once.',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

const ifMatchHeader = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag that was read: the change is refused with 412 where somebody else was quicker.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
};
const etagHeader = { ETag: { description: 'Send it as If-Match with a change.', schema: { type: 'string' } } };

function completeRequest(operation: Operation, route: Route): void {
  const { requestBody } = operation;
  if (requestBody === undefined) return;
  if (route.body === undefined) delete operation.requestBody;
  const json = requestBody.content['application/json'];
  if (json === undefined) return;
  requestBody.required = route.body?.safeParse(undefined).success !== true;
  if (route.examples?.request !== undefined) json.example = shownExample(route.examples.request);
  if (route.oauth === true)
    requestBody.content = { 'application/x-www-form-urlencoded': json, 'application/json': json };
  if (route.scim === true) requestBody.content = { 'application/json': json, [scimType]: json };
}

const words: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; it waits for an approval or goes on in the background.',
  204: 'Done; there is nothing to say.',
};

function completeReplies(operation: Operation, route: Route): void {
  if (route.etag === 'gives' && operation.responses['200'] !== undefined)
    operation.responses['200']['headers'] = etagHeader;
  for (const [status, reply] of Object.entries(operation.responses)) {
    reply.description = words[status] ?? 'Refused.';
    const json = reply.content?.['application/json'];
    if (status === '204') delete reply.content;
    if (json === undefined || status === '204') continue;
    if (status.startsWith('2') && route.examples?.reply !== undefined) json.example = route.examples.reply;
    reply.content = mediaOf(route, json);
  }
}

const bytes = { type: 'string', format: 'binary' };

const plainText = { schema: { type: 'string' } };

function mediaOf(
  { produces, streams, sendsBytes, scim, alternatives = [] }: Route,
  media: z.infer<typeof Media>,
): z.infer<typeof Content> {
  if (sendsBytes !== undefined)
    return Object.fromEntries(sendsBytes.map((type) => [mediaType(type), { schema: bytes }]));
  if (produces !== undefined) return { [mediaType(produces)]: media };
  if (scim === true) return { [scimType]: media };
  return {
    'application/json': media,
    ...Object.fromEntries(alternatives.map((type) => [mediaType(type), plainText])),
    ...(streams !== undefined && { 'text/event-stream': { schema: { type: 'string', description: streams } } }),
  };
}

/** The generator makes an input and an output twin of every component. */
function dropUnused(document: OpenApi): void {
  const { schemas } = document.components;
  for (let before = -1; before !== Object.keys(schemas).length;) {
    before = Object.keys(schemas).length;
    const text = JSON.stringify({ paths: document.paths, schemas });
    for (const name of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  }
}
