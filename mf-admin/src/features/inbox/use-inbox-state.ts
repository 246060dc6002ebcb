import { INBOX_KINDS, INBOX_SORTS, INBOX_STATES, INBOX_VIEWS, type InboxState, readRequestName } from '@dealership/contracts';
import { deviceMemory, useDeviceMemory } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback } from 'react';

const FILTERS = ['view', 'kind', 'state', 'tag', 'q', 'sort', 'cursor'] as const;

/** All requests below each other, or a column for each state. */
export const INBOX_LAYOUTS = ['list', 'board'] as const;

export type InboxLayout = (typeof INBOX_LAYOUTS)[number];

const LAYOUT = 'inbox-layout';

type Filter = (typeof FILTERS)[number];

const oneOf = <Option extends string>(options: readonly Option[], text: string): Option | undefined =>
  options.find((option) => option === text);

/** Where the inbox stands. All of it is in the address; the layout that was chosen last is kept on the device, too. */
export function useInboxState() {
  const [params, setParams] = useSearchParams();
  const lastLayout = useDeviceMemory(LAYOUT) ?? '';
  const set = useCallback(
    (changes: Partial<Record<Filter | 'request' | 'layout', string>>, replace: boolean) =>
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
    layout: oneOf(INBOX_LAYOUTS, text('layout')) ?? oneOf(INBOX_LAYOUTS, lastLayout) ?? 'list',
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
    /** `state`: the one that the list is to show. */
    lay: (layout: InboxLayout, state?: InboxState) => {
      deviceMemory.write(LAYOUT, layout);
      set({ layout, state: state ?? '', cursor: '' }, true);
    },
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, ''])), true),
  };
}

export type InboxControl = ReturnType<typeof useInboxState>;
