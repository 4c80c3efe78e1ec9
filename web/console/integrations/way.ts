// What each way into an account is given.
import type { Connection, ConnectorDetail } from '../api/integrations.ts';

export interface WayProps {
  readonly detail: ConnectorDetail;
  /** Let in anew; a new account otherwise. */
  readonly connection: Connection | undefined;
  readonly onClose: () => void;
}
