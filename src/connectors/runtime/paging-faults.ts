// Why a list cannot be read to its end.
import { RemoteFault } from '../../core/ports/remote-system.ts';

/** `transient`, so the run tries again: a list that changes while it is read can lead back once by chance. */
export const circling = () =>
  new RemoteFault({
    kind: 'transient',
    blame: 'remote',
    message: 'The other system gives the same page again and again.',
    fix: 'Where it knows no pages, or calls them otherwise, say so in the paging of the collection (kind none, or the name of its parameter). Else tell the vendor: its paging goes in a circle. The sync begins anew from the last page that was complete.',
  });

/** `invalid`: a repeat would meet the same answer. */
export const unreadable = () =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: 'The answer says that there is more, but not where the next page begins.',
    fix: 'Check the collection’s paging: its cursor stands elsewhere in the answer, or has another form.',
  });
