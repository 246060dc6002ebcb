import { countInbox, listInbox, listInboxTags } from '@dealership/contracts/inquiries/inbox/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import type { InboxControl } from './use-inbox-state.js';

const PAGE_SIZE = 25;

type Which = Pick<InboxControl, 'view' | 'kind' | 'tag' | 'vehicle' | 'q' | 'sort'>;

export const inboxQuery = (
  { view, kind, state, tag, vehicle, q, sort, cursor }: Which & Pick<InboxControl, 'state' | 'cursor'>,
  pageSize = PAGE_SIZE,
) => staffQuery('inbox', listInbox, { view, kind, state, tag, vehicle, q, sort, cursor, pageSize });

/** The number of requests in each state. */
export const countsQuery = ({ view, kind, tag, vehicle, q, sort }: Which) =>
  staffQuery('inbox-counts', countInbox, { view, kind, tag, vehicle, q, sort });

export const tagsQuery = staffQuery('inbox-tags', listInboxTags);

/** The next unanswered request other than the open one. */
export async function nextUnanswered(open: string | undefined): Promise<string | undefined> {
  const { items } = await callStaff(listInbox, { query: { view: 'unanswered', pageSize: 2 } });
  return items.find(({ id }) => id !== open)?.id;
}
