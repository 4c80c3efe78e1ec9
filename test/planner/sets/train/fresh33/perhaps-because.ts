// A reason that somebody mentions may go with the call or be left out.
import type { Exchange, WantedCall } from '../../../instruction.ts';
import { calling, orElse } from '../../../says.ts';

const takesReason = new Set(['reject_candidate', 'cancel_meeting']);

export const perhapsBecause = (exchange: Exchange, ...reasons: readonly string[]): Exchange =>
  orElse(
    exchange,
    ...reasons.map((reason) =>
      calling(
        ...exchange.calls.map(([tool, input]): WantedCall => [
          tool,
          takesReason.has(tool) ? { ...input, reason } : input,
        ]),
      ),
    ),
  );
