// Moves on the board: shown at once, and taken back with the reason where the service refuses.
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { usePlacing, type Placing } from '../cards/use-placing.ts';

interface Standing {
  readonly stage: string;
  readonly since: string;
}
export type Move = Placing<Standing>;

export interface Moves {
  /** The pipeline as it will be once everything under way is done. */
  readonly shown: Pipeline;
  readonly of: (candidate: Candidate) => Move | undefined;
  readonly move: (candidate: Candidate, to: string) => void;
}

export function useMoves(pipeline: Pipeline): Moves {
  const { clock } = useService();
  const placings = usePlacing<Standing>();
  const candidates = pipeline.candidates.map((candidate) => {
    const move = placings.of(candidate.candidate_id);
    return move?.kind === 'moving' ? { ...candidate, stage: move.to.stage, stage_since: move.to.since } : candidate;
  });
  return {
    shown: { ...pipeline, candidates },
    of({ candidate_id: id, stage }) {
      const known = placings.of(id);
      // Somebody may have moved them since.
      return known?.kind === 'refused' && known.from.stage !== stage ? undefined : known;
    },
    move({ candidate_id: id, name, stage, stage_since: since }, to) {
      if (stage === to) return;
      placings.place({
        id,
        from: { stage, since },
        to: { stage: to, since: new Date(clock.now()).toISOString() },
        call: { tool: 'move_stage', arguments: { candidate: id, stage: to } },
        stays: `${name} stays in ${stage}.`,
      });
    },
  };
}
