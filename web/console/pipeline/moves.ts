// Moves on the board: shown at once, and taken back with the reason where the service refuses.
import { useState } from 'react';
import type { Candidate, Pipeline } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { useTelling } from '../kit/toast.tsx';

/** A move that was not answered yet, or one that was refused. */
export type Move =
  | { readonly kind: 'moving'; readonly to: string; readonly since: string }
  | { readonly kind: 'refused'; readonly from: string; readonly to: string; readonly because: string };

export interface Moves {
  /** The pipeline as it will be once everything under way is done. */
  readonly shown: Pipeline;
  readonly of: (candidate: Candidate) => Move | undefined;
  readonly move: (candidate: Candidate, to: string) => void;
}

export function useMoves(pipeline: Pipeline): Moves {
  const { clock } = useService();
  const { announce } = useTelling();
  const { mutateAsync } = useTool();
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const set = (id: string, move: Move | undefined): void =>
    setMoves((before) => {
      const others = [...before].filter(([each]) => each !== id);
      return new Map(move === undefined ? others : [...others, [id, move]]);
    });
  const move = async ({ candidate_id: id, name, stage: from }: Candidate, to: string): Promise<void> => {
    set(id, { kind: 'moving', to, since: new Date(clock.now()).toISOString() });
    try {
      // Where it has to be approved first, the answer says so, and the card goes back to wait where it was.
      await mutateAsync({ tool: 'move_stage', arguments: { candidate: id, stage: to } });
      set(id, undefined);
    } catch (error) {
      const because = error instanceof Error ? error.message : String(error);
      set(id, { kind: 'refused', from, to, because });
      announce(`${name} stays in ${from}. ${because}`);
    }
  };
  const candidates = pipeline.candidates.map((candidate) => {
    const under = moves.get(candidate.candidate_id);
    return under?.kind === 'moving' ? { ...candidate, stage: under.to, stage_since: under.since } : candidate;
  });
  return {
    shown: { ...pipeline, candidates },
    of({ candidate_id: id, stage }) {
      const known = moves.get(id);
      // Somebody may have moved them since.
      return known?.kind === 'refused' && known.from !== stage ? undefined : known;
    },
    move: (candidate, to) => {
      if (moves.get(candidate.candidate_id)?.kind !== 'moving' && candidate.stage !== to) void move(candidate, to);
    },
  };
}
