// Whom to tell of a weakness, where researchers look first (RFC 9116).
import { z } from 'zod';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

/** Less than a year, says the standard; whoever reads it later asks again. */
const goodForMs = 180 * 86_400_000;

export const securityTxtRoutes = ({ config, clocks }: RoutePorts): Route[] => [
  defineOpenRoute({
    method: 'GET',
    path: '/.well-known/security.txt',
    summary: 'Say whom to tell of a weakness',
    description: 'RFC 9116. The operator sets the contact by `SECURITY_CONTACT`.',
    tag: 'platform',
    access: { public: true, because: 'whoever finds a weakness has no key' },
    audit: readOnly,
    produces: 'text/plain; charset=utf-8',
    replies: { 200: z.string() },
    async handle() {
      const { publicUrl, securityContact = `${publicUrl}/docs` } = config;
      const expires = new Date(clocks.real.now().getTime() + goodForMs);
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ];
      return { status: 200, body: `${lines.join('\n')}\n`, headers: { 'cache-control': 'public, max-age=3600' } };
    },
  }),
];
