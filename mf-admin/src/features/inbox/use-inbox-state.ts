import { INBOX_KINDS, INBOX_SORTS, INBOX_STATES, INBOX_VIEWS, readRequestName } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback } from 'react';

const FILTERS = ['view', 'kind', 'state', 'tag', 'q', 'sort', 'cursor'] as const;

type Filter = (typeof FILTERS)[number];

const oneOf = <Option extends string>(options: readonly Option[], text: string): Option | undefined =>
  options.find((option) => option === text);

/** Where the inbox stands. All of it is in the address. */
export function useInboxState() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Partial<Record<Filter | 'request', string>>, replace: boolean) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const text = (name: string) => params.get(name) ?? '';
  const [request, person] = [text('request'), text('person')];
  return {
    view: oneOf(INBOX_VIEWS, text('view')) ?? 'all',
    kind: oneOf(INBOX_KINDS, text('kind')),
    state: oneOf(INBOX_STATES, text('state')),
    sort: oneOf(INBOX_SORTS, text('sort')),
    tag: text('tag'),
    q: text('q'),
    cursor: text('cursor'),
    /** The name of the request that is open beside the list. */
    request: readRequestName(request) && request,
    /** The name of a request of the person whose file is open in place of the list. */
    person: readRequestName(person) && person,
    /** Whatever is changed, the list begins at its first page again. */
    change: (changes: Partial<Record<Filter, string>>) => set({ cursor: '', ...changes }, changes.cursor === undefined),
    open: (name?: string) => set({ request: name ?? '' }, name === undefined),
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, ''])), true),
  };
}

export type InboxControl = ReturnType<typeof useInboxState>;
