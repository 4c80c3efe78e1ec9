// Answers one request to an emulated system: the door first, then whatever goes wrong, then what is declared.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connector } from '../../core/connector/connector.ts';
import type { Json } from '../../core/json.ts';
import { answerRoute } from './answer.ts';
import type { Door, Knock } from './door.ts';
import { bodyOf, breakOff, headersOf, html, send } from './http-answers.ts';
import type { PageOptions } from './page.ts';
import type { Records } from './records.ts';
import type { Router } from './routes.ts';
import type { Beside } from './unified-routes.ts';

/** What goes wrong with one request. */
export type Mishap =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Json;
    }
  /** Carried out, but the answer breaks off in the middle. */
  | { readonly kind: 'half-open' }
  /** A page of HTML where JSON was asked for. */
  | { readonly kind: 'html' }
  | { readonly kind: 'circling' };

export interface Service {
  readonly connector: Connector;
  readonly origin: string;
  readonly door: Door;
  readonly router: Router;
  readonly collections: ReadonlyMap<string, Records>;
  readonly beside: Beside;
  readonly now: () => Date;
  readonly pages: Omit<PageOptions, 'circling'>;
  /** Told of each request that the door lets in; gives what goes wrong with it. */
  readonly admit: () => Mishap | undefined;
}

export async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', service.origin);
  const knock: Knock = { method: request.method ?? 'GET', url, headers: headersOf(request) };
  const body = await bodyOf(request);
  const token = service.door.token(knock, body);
  if (token !== undefined) return send(response, token);
  if (!service.door.isOpen(knock)) return send(response, { status: 401, body: {} });
  const mishap = service.admit();
  if (mishap?.kind === 'answer') return send(response, { body: {}, ...mishap });
  if (mishap?.kind === 'html') return html(response);
  const answer = answerOf(service, knock, { body, circling: mishap?.kind === 'circling' });
  if (mishap?.kind === 'half-open') return breakOff(response, answer.body);
  return send(response, answer);
}

function answerOf(
  { connector, router, collections, pages, beside, now }: Service,
  { method, url }: Knock,
  { body, circling }: { body: Awaited<ReturnType<typeof bodyOf>>; circling: boolean },
) {
  const routed = router.find(method, { url, body });
  if (routed === undefined) return { status: 404, body: {} };
  const records = collections.get(routed.route.name);
  return answerRoute(connector, {
    ...routed,
    records,
    collections,
    beside,
    now,
    asked: { url, body },
    pages: { ...pages, circling },
  });
}
