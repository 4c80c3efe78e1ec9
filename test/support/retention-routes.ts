// The retention routes over the service on fakes.
import { retentionRoutes } from '../../src/api/routes/retention.ts';
import { setUpRetention } from './retention.ts';

export function setUpRetentionRoutes() {
  const service = setUpRetention();
  return { ...service, routes: retentionRoutes(service.ports) };
}
