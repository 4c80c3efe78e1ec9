// Where a signed-in person decides what waits.
import type { Approval } from '../../core/action.ts';
import type { RoutePorts } from '../routes/route-ports.ts';

export const approvalUrl = ({ config }: Pick<RoutePorts, 'config'>, { id }: Pick<Approval, 'id'>): string =>
  `${config.publicUrl}/console/approvals#${id}`;
