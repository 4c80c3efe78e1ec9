// Five minutes in the real sandbox: one instruction, one approval, one undo, one translation, one sync. Each step can be skipped.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button, buttonLook } from '../kit/button.tsx';
import { Card, Page } from '../kit/layout.tsx';
import { InstructStep } from '../tour/instruct.tsx';
import { ApproveStep, UndoStep } from '../tour/decide.tsx';
import type { StepProps } from '../tour/step.ts';
import { SyncStep } from '../tour/sync.tsx';
import { TranslateStep } from '../tour/translate.tsx';

const steps: readonly { title: string; about: string; body: (props: StepProps) => ReactNode }[] = [
  {
    title: 'Give an instruction',
    about: 'Say it as you would to a colleague. Muster moves the candidate in the ATS and tells whoever should know.',
    body: InstructStep,
  },
  {
    title: 'Approve something that matters',
    about: 'A rejection matters to the person concerned, so it waits until somebody says yes.',
    body: ApproveStep,
  },
  {
    title: 'Take it back',
    about: 'Almost every action has its way back, and says beforehand when it has none.',
    body: UndoStep,
  },
  {
    title: 'Translate a military code',
    about: 'What a veteran did becomes civilian skills and open jobs, with how sure that is.',
    body: TranslateStep,
  },
  {
    title: 'Keep two systems in step',
    about: 'An ATS and a CRM that Muster plays itself; the run between them is as real as with your own accounts.',
    body: SyncStep,
  },
];

export function Screen(): ReactNode {
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const step = steps[at];
  const go = (next: number): void => {
    setAt(next);
    if (next >= steps.length) localStorage.setItem('muster.tour', 'done');
  };
  return (
    <Page
      title="Tour"
      about="Sample people, real machinery. Nothing leaves this machine."
      width="text"
      actions={
        <Link to="/" className={buttonLook('quiet')}>
          Leave the tour
        </Link>
      }
    >
      <p className="mb-2 text-sm font-medium">
        {step === undefined ? 'Done' : `Step ${String(at + 1)} of ${String(steps.length)}`}
      </p>
      <progress aria-label="Tour" className="mb-6 h-2.5 w-full" value={at} max={steps.length} />
      {step === undefined ? (
        <TheEnd />
      ) : (
        <Card key={step.title} title={step.title} hint={step.about}>
          <step.body onDone={() => setDone(new Set([...done, at]))} />
          <div className="mt-5 flex flex-wrap justify-between gap-2">
            <Button busy={at === 0} onClick={() => go(at - 1)}>
              Back
            </Button>
            <Button look={done.has(at) ? 'main' : 'plain'} onClick={() => go(at + 1)}>
              {done.has(at) ? 'Next' : 'Skip'}
            </Button>
          </div>
        </Card>
      )}
    </Page>
  );
}

const TheEnd = (): ReactNode => (
  <Card title="That is Muster" hint="Everything you did stands in the action log, with its way back.">
    <div className="flex flex-wrap gap-2">
      <Link to="/setup" className={buttonLook('main')}>
        Use it for real
      </Link>
      <Link to="/actions" className={buttonLook()}>
        See the action log
      </Link>
      <Link to="/" className={buttonLook()}>
        Go to Today
      </Link>
    </div>
  </Card>
);
