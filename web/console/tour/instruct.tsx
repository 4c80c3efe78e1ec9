// The first step: a sentence about somebody who is really in the pipeline.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { useChat } from '../chat/chat.tsx';
import { TurnView } from '../chat/turn-view.tsx';
import { Button } from '../kit/button.tsx';
import { Shown } from '../kit/states.tsx';
import type { StepProps } from './step.ts';

export function InstructStep({ onDone }: StepProps): ReactNode {
  const { api } = useService();
  const query = useQuery(pipelineQuery(api));
  const { chat, state } = useChat();
  const [from] = useState(() => state.turns.length);
  const said = state.turns.slice(from);
  const isDone = said.some(({ isOver }) => isOver);
  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when the answer stands there
  }, [isDone]);
  return (
    <Shown query={query} what="the pipeline" rows={1}>
      {({ stages, candidates }) => {
        const first = candidates.find(({ stage }) => stages.indexOf(stage) < 2 && !/hired|rejected/i.test(stage));
        const next = stages[stages.indexOf(first?.stage ?? '') + 1];
        const sentence =
          first === undefined || next === undefined
            ? 'Who have we not contacted for 5 days?'
            : `Move ${first.name} to ${next}`;
        return (
          <div className="grid gap-4">
            {said.length === 0 && (
              <Button look="main" icon="send" className="justify-self-start" onClick={() => chat.say(sentence)}>
                {`“${sentence}”`}
              </Button>
            )}
            {said.map((turn) => (
              <TurnView key={turn.id} turn={turn} />
            ))}
          </div>
        );
      }}
    </Shown>
  );
}
