import type { InboxRequest, Membership } from '@dealership/contracts';
import { listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { referenceOf } from '../../../shared/request/request-labels.js';
import { useMay } from '../../../shared/staff/use-me.js';

/** The request of a membership in the inbox, by which its member is answered. */
export function useMemberRequest({ email, reference, erasedAt }: Membership): InboxRequest | undefined {
  const may = useMay();
  const query = { kind: 'membership', q: email ?? '', pageSize: 100 } as const;
  const enabled = Boolean(email) && !erasedAt && may(listInbox.permission);
  const { data } = useQuery({ ...staffQuery('inbox', listInbox, query), enabled });
  return data && [...data.pinned, ...data.items].find((request) => referenceOf(request) === reference);
}
