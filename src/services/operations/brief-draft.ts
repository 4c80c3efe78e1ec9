// An item of a morning brief before it is put in order.
import type { JsonObject } from '../../core/json.ts';

export interface Draft {
  /** Only the most pressing item of one subject stands in the brief. */
  readonly subject: string;
  readonly title: string;
  readonly score: number;
  readonly context: JsonObject;
  readonly tool: string;
  readonly arguments: JsonObject;
}
