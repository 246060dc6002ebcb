import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback } from 'react';

export const PAGE_SIZE = 20;

/** The state of a list. All of it is in the URL, so that Back, reload and a shared link show the same rows. */
export interface ListState {
  page: number;
  q: string;
  sort: string;
  status: string;
  from: string;
  to: string;
  /** The day of the appointment. */
  day: string;
  /** Id of a member of staff. */
  person: string;
}

/** The filters of a list, named as in its query and its export. */
export const filterOf = ({ q, status, from, to, day }: ListState) => ({ q, status, from, to, day });

export type ListChange = Partial<Omit<ListState, 'page'>> & { page?: number };

export interface ListControl extends ListState {
  /** Number of the entry that is open beside the list. */
  entry: number | undefined;
  /** Opens an entry and adds a history entry; without a number, closes the open one. */
  open: (entry?: number) => void;
  /** Empty values are removed from the URL. Every change returns the list to its first page. */
  change: (change: ListChange) => void;
}

export function useListState(): ListControl {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: ListChange) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries({ page: 1, ...changes })) {
            if (value && value !== 1) next.set(name, String(value));
            else next.delete(name);
          }
          return next;
        },
        // Typing must not fill the history, but users expect to go back to a page of a list.
        { replace: changes.page === undefined, preventScrollReset: true },
      ),
    [setParams],
  );
  const open = useCallback(
    (entry?: number) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (entry === undefined) next.delete('entry');
          else next.set('entry', String(entry));
          return next;
        },
        { replace: entry === undefined, preventScrollReset: true },
      ),
    [setParams],
  );
  const text = (name: string) => params.get(name) ?? '';
  const page = Math.max(1, Math.trunc(Number(text('page'))) || 1);
  const entry = /^\d{1,9}$/.test(text('entry')) ? Number(text('entry')) : undefined;
  const filters = {
    q: text('q'),
    status: text('status'),
    from: text('from'),
    to: text('to'),
    day: text('day'),
    person: text('person'),
  };
  return { page, ...filters, sort: text('sort'), change, entry, open };
}
