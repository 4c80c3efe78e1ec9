// Puts other occupations in the place of those suggested for a code: searched by words, chosen by ticking.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { occupationsQuery, type Occupation, type Review } from '../api/veteran.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Switch, TextField } from '../kit/field.tsx';
import { Fault, Shown } from '../kit/states.tsx';

interface CorrectProps {
  readonly review: Review;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCorrect: (occupations: readonly string[]) => void;
  readonly onClose: () => void;
}

const most = 10;

export function CorrectDialog({ review, busy, error, onCorrect, onClose }: CorrectProps): ReactNode {
  const { api } = useService();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly Occupation[]>([]);
  const query = useQuery(occupationsQuery(api, useDeferredValue(words)));
  const toggle = (occupation: Occupation, isChosen: boolean): void =>
    setChosen((all) =>
      isChosen ? [...all, occupation].slice(0, most) : all.filter(({ code }) => code !== occupation.code),
    );
  const known = words === '' ? review.occupations : (query.data?.data ?? []);
  const listed = [...chosen, ...known.filter(({ code }) => chosen.every((one) => one.code !== code))];
  return (
    <Dialog title={`Which occupations is ${review.mos_code ?? 'this'}?`} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        They stand for this code at your organization from now on. The first one counts most.
      </p>
      <TextField
        data-first
        label="Find an occupation"
        type="search"
        hint="A title, what employers call it, or an O*NET-SOC code"
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      <fieldset className="mt-3">
        <legend className="text-sm font-medium">Occupations</legend>
        <Shown query={query} what="occupations" rows={2}>
          {() => (
            <>
              {listed.map((occupation) => (
                <Switch
                  key={occupation.code}
                  kind="box"
                  label={occupation.title}
                  hint={occupation.code}
                  checked={chosen.some(({ code }) => code === occupation.code)}
                  onChange={(isChosen) => toggle(occupation, isChosen)}
                />
              ))}
              {listed.length === 0 && <p className="py-3 text-sm text-muted">No occupation is called that.</p>}
            </>
          )}
        </Shown>
      </fieldset>
      <Fault error={error} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="main"
          busy={busy || chosen.length === 0}
          onClick={() => onCorrect(chosen.map(({ code }) => code))}
        >
          {chosen.length === 0 ? 'Choose at least one' : 'Correct'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
