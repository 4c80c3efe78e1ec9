// Where a signed-in person decides what waits: an approval, or a draft.
import type { RoutePorts } from '../routes/route-ports.ts';

export const approvalUrl = ({ config }: Pick<RoutePorts, 'config'>, { id }: { readonly id: string }): string =>
  `${config.publicUrl}/console/approvals#${id}`;
