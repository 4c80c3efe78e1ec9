// Whether the process lives, and whether it should be sent requests. No key, no quota: probes call them all day.
import { z } from 'zod';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const because = 'probes carry no key, and the answer holds no data';
const state = z.object({
  status: z.string(),
  reason: z.string().optional().describe('Why no requests should be sent here.'),
});

export const healthRoutes = ({ state: stateOf, stores }: RoutePorts): Route[] => [
  defineOpenRoute({
    method: 'GET',
    path: '/health/live',
    summary: 'Say that the process lives',
    tag: 'platform',
    access: { public: true, because },
    audit: readOnly,
    limit: 'none',
    replies: { 200: state },
    handle: async () => ({ status: 200, body: { status: 'live' } }),
  }),
  defineOpenRoute({
    method: 'GET',
    path: '/health/ready',
    summary: 'Say whether requests should be sent here',
    tag: 'platform',
    access: { public: true, because },
    audit: readOnly,
    limit: 'none',
    replies: { 200: state, 503: state },
    async handle() {
      const status = stateOf();
      if (status !== 'ready') return { status: 503, body: { status } };
      const reason = await stores.look();
      return reason === undefined
        ? { status: 200, body: { status } }
        : { status: 503, body: { status: 'unavailable', reason } };
    },
  }),
];
