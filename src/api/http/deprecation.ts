// What an answer of a route that goes away says: Deprecation (RFC 9745), Sunset (RFC 8594), and the way to what takes its place.
import type { Deprecation } from '../route.ts';

export const deprecationHeaders = ({ since, sunset, instead }: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${Date.parse(since) / 1_000}`,
  ...(sunset !== undefined && { sunset: new Date(sunset).toUTCString() }),
  link: `<${instead.replaceAll(/:(\w+)/g, '{$1}')}>; rel="successor-version"`,
});
