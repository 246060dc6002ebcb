import {
  FORMER_UNANSWERED,
  INBOX_KINDS,
  INBOX_SORTS,
  INBOX_STATES,
  INBOX_VIEWS,
  type InboxState,
  parseRequestKey,
} from '@dealership/contracts';
import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useCallback } from 'react';

const FILTERS = ['view', 'kind', 'state', 'tag', 'vehicle', 'q', 'sort', 'cursor'] as const;

/** All requests in one list, or one column per state. */
export const INBOX_LAYOUTS = ['list', 'board'] as const;

export type InboxLayout = (typeof INBOX_LAYOUTS)[number];

const LAYOUT = 'inbox-layout';

/** Replaces the key while a new request is being entered. */
const NEW = 'new';

type Filter = (typeof FILTERS)[number];

const oneOf = <Option extends string>(options: readonly Option[], text: string): Option | undefined =>
  options.find((option) => option === text);

/** The state of the inbox. All of it is in the URL; the device also remembers the last layout. */
export function useInboxState() {
  const [params, setParams] = useSearchParams();
  const lastLayout = useDeviceStorage(LAYOUT) ?? '';
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
  const [request, customer] = [text('request'), text('person')];
  const view = text('view') === FORMER_UNANSWERED ? 'unanswered' : oneOf(INBOX_VIEWS, text('view'));
  return {
    layout: oneOf(INBOX_LAYOUTS, text('layout')) ?? oneOf(INBOX_LAYOUTS, lastLayout) ?? 'list',
    view: view ?? 'all',
    kind: oneOf(INBOX_KINDS, text('kind')),
    state: oneOf(INBOX_STATES, text('state')),
    sort: oneOf(INBOX_SORTS, text('sort')),
    tag: text('tag'),
    /** ID of the vehicle in stock that the requests are about. */
    vehicle: /^[1-9]\d{0,8}$/.test(text('vehicle')) ? Number(text('vehicle')) : undefined,
    q: text('q'),
    cursor: text('cursor'),
    /** Key of the request that is open beside the list. */
    request: parseRequestKey(request) && request,
    /** Whether a new request is being entered. */
    isEntering: request === NEW,
    /** Key of a request of the customer whose history is shown instead of the list; the URL may name none. */
    customer,
    /** Every change returns the list to its first page. */
    change: (changes: Partial<Record<Filter, string>>) => set({ cursor: '', ...changes }, changes.cursor === undefined),
    open: (requestKey?: string) => set({ request: requestKey ?? '' }, requestKey === undefined || request === NEW),
    enter: () => set({ request: NEW }, false),
    /** `state`: the state by which the list is filtered. */
    lay: (layout: InboxLayout, state?: InboxState) => {
      deviceStorage.write(LAYOUT, layout);
      set({ layout, state: state ?? '', cursor: '' }, true);
    },
    clear: () => set(Object.fromEntries(FILTERS.map((name) => [name, ''])), true),
  };
}

export type InboxControl = ReturnType<typeof useInboxState>;
