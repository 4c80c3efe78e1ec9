// Named views of the pipeline as links, and the way to keep what is shown as another one.
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useService } from '../app/service.tsx';
import { Button, buttonLook, IconButton } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { useTelling } from '../kit/toast.tsx';
import { mostViews, readViews, withView, writeViews, type SavedView } from './views-store.ts';

const isSame = (one: SavedView['search'], other: SavedView['search']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

export function SavedViews({ search }: { search: SavedView['search'] }): ReactNode {
  const { session } = useService();
  const { announce } = useTelling();
  const [views, setViews] = useState(() => readViews(localStorage, session));
  const [isNaming, setNaming] = useState(false);
  const keep = (next: readonly SavedView[]): void => {
    writeViews(localStorage, session, next);
    setViews(next);
  };
  const isNew = Object.keys(search).length > 0 && !views.some((view) => isSame(view.search, search));
  if (views.length === 0 && !isNew) return null;
  return (
    <section aria-label="Saved views" className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Link
            to="/pipeline"
            search={view.search}
            aria-current={isSame(view.search, search) ? 'true' : undefined}
            activeProps={{}}
            className={`${buttonLook()} aria-[current=true]:border-accent aria-[current=true]:bg-info-bg aria-[current=true]:text-info`}
          >
            {view.name}
          </Link>
          {isSame(view.search, search) && (
            <IconButton
              icon="trash"
              label={`Delete the view ${view.name}`}
              onClick={() => {
                keep(views.filter(({ name }) => name !== view.name));
                announce(`View deleted: ${view.name}`);
              }}
            />
          )}
        </span>
      ))}
      {isNew && views.length < mostViews && (
        <Button look="quiet" icon="plus" onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            keep(withView(views, { name, search }));
            setNaming(false);
            announce(`View saved: ${name}`);
          }}
        />
      )}
    </section>
  );
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }): ReactNode {
  const [name, setName] = useState('');
  return (
    <Dialog title="Save this view" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
      >
        <TextField
          data-first
          required
          label="Name"
          hint="Kept in this browser. To share the view, copy the address."
          maxLength={40}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')}>
            Save
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
