// Named views of the pipeline as links, and the way to keep what is shown as another one.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { keepViews, viewsQuery } from '../api/preferences.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook, IconButton } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { useTelling } from '../kit/toast.tsx';
import { mostViews, readViews, withView, withViews, writeViews, type SavedView } from './views-store.ts';

const isSame = (one: SavedView['search'], other: SavedView['search']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** By the service for a person, in this browser for whoever signed in without an account. What a browser had kept comes along once. */
function useViews(): { readonly views: readonly SavedView[]; readonly keep: (next: readonly SavedView[]) => void } {
  const { api, session } = useService();
  const [inBrowser, setInBrowser] = useState(() => readViews(localStorage, session));
  const stored = useQuery(viewsQuery(api, session)).data?.views;
  const keeping = useMutation({ mutationFn: (views: readonly SavedView[]) => keepViews(api, { views: [...views] }) });
  const isPersons = session.user !== null;
  const kept = keeping.isPending ? keeping.variables : stored;
  const views = isPersons ? withViews(kept ?? [], inBrowser) : inBrowser;
  const keep = (next: readonly SavedView[]): void => {
    if (isPersons) keeping.mutate(next);
    const left = isPersons ? [] : next;
    writeViews(localStorage, session, left);
    setInBrowser(left);
  };
  return { views, keep };
}

export function SavedViews({ search }: { search: SavedView['search'] }): ReactNode {
  const { announce } = useTelling();
  const { views, keep } = useViews();
  const [isNaming, setNaming] = useState(false);
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
          hint="For you, on every device. To share the view, copy the address."
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
