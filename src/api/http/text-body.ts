// Reads uploads of text, CSV and JSON lines, for the routes that take them: UTF-8 only, larger than JSON bodies may be.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../core/problem.ts';
import { nulProblem } from './nul.ts';

const uploadBytes = 5_242_880;
const formats = [
  { type: 'text/csv', format: 'csv' },
  { type: 'application/x-ndjson', format: 'ndjson' },
] as const;
export const uploadTypes: readonly string[] = formats.map(({ type }) => type);

/** Call it on a scope that holds the upload routes alone: everywhere else such a body stays a 415. */
export function readTextBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const { type, format } of formats)
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: uploadBytes }, (_request, body, done) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
      if (bytes.includes(0)) done(nulProblem(''), undefined);
      else if (isUtf8(bytes)) done(null, { format, text: bytes.toString('utf8') });
      else
        done(new Problem('bad_request', 'The file is not valid UTF-8. Save it as UTF-8 and send it again.'), undefined);
    });
}
