// Answers one request to an emulated system: sign-in first, then whatever goes wrong, then what is declared.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from '../../core/json.ts';
import type { EmulatorAuth, Knock } from './auth.ts';
import { bodyOf, breakOff, headersOf, html, send } from './http-answers.ts';
import { answerIn, type World } from './world.ts';

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
  readonly world: World;
  readonly origin: string;
  readonly auth: EmulatorAuth;
  /** Told of each request that is let in; gives what goes wrong with it. */
  readonly admit: () => Mishap | undefined;
}

export async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', service.origin);
  const knock: Knock = { method: request.method ?? 'GET', url, headers: headersOf(request) };
  const body = await bodyOf(request);
  const token = await service.auth.token(knock, body);
  if (token !== undefined) return send(response, token);
  if (!service.auth.isOpen(knock)) return send(response, { status: 401, body: {} });
  const mishap = service.admit();
  if (mishap?.kind === 'answer') return send(response, { body: {}, ...mishap });
  if (mishap?.kind === 'html') return html(response);
  const answer = answerIn(service.world, { ...knock, body, circling: mishap?.kind === 'circling' });
  if (mishap?.kind === 'half-open') return breakOff(response, answer.body);
  return send(response, answer);
}
