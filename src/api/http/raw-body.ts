// Hands bodies over as they came, for the routes that connected systems sign: a signature covers bytes, not values.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import { refuseEncodings } from './json-body.ts';

/** What the handler of a signed route gets for its body; empty where there was none. */
export const RawBody = z
  .custom<Buffer | undefined>((value) => value === undefined || Buffer.isBuffer(value))
  .transform((bytes) => bytes ?? Buffer.alloc(0));

/** Events are small; whoever sends more is mistaken. */
const eventBytes = 262_144;

/** Systems report in forms too. A button without fields, and one-click unsubscribing: what those carry says nothing. */
const form = 'application/x-www-form-urlencoded';
const isEvent = (url: string): boolean => url.startsWith('/api/v1/events/');
const tells = (url: string): boolean => url.startsWith('/api/v2/hooks/');
const formBytes = 4_096;
const isQuestion = (url: string): boolean => tells(url) && url.includes('validationToken=');

function bytesOf(request: FastifyRequest, body: string | Buffer): Buffer {
  refuseEncodings(request);
  return Buffer.isBuffer(body) ? body : Buffer.from(body);
}

/** Call it on a scope that holds the signed routes alone. */
export function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: eventBytes }, (request, body, done) => {
    try {
      done(null, bytesOf(request, body));
    } catch (error) {
      done(error instanceof Error ? error : new Error('body', { cause: error }), undefined);
    }
  });
  // Microsoft Graph asks for confirmation so, without a body. A report in it would be a body that nobody reads.
  app.addContentTypeParser('text/plain', { parseAs: 'buffer', bodyLimit: formBytes }, (request, body, done) => {
    if (body.length === 0 || isQuestion(request.url)) return done(null);
    done(new Problem('unsupported_media_type', 'Send application/json.'), undefined);
  });
  // Mail programs may unsubscribe so too (RFC 8058, 3.2).
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    payload.resume();
    const isButton = request.url.startsWith('/unsubscribe/');
    if (isButton) return done(null);
    done(new Problem('unsupported_media_type', 'Send application/json.'), undefined);
  });
  app.addContentTypeParser(form, { parseAs: 'buffer', bodyLimit: eventBytes }, (request, body, done) => {
    try {
      if (isEvent(request.url)) throw new Problem('unsupported_media_type', 'Send application/json.');
      if (!tells(request.url)) return done(null);
      done(null, bytesOf(request, body));
    } catch (error) {
      done(error instanceof Error ? error : new Error('body', { cause: error }), undefined);
    }
  });
}
