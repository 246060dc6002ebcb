import type { InboxPage, InboxRequest } from '@dealership/contracts';
import { useQueryClient } from '@dealership/ui-kit/query';
import { STAFF_DATA } from '../../api/staff-data.js';
import styles from '../request.module.css';
import { useRequestLabels } from '../request-labels.js';
import { TimeLeft } from '../time-left.js';

/** A request as the lists that were read before know it. */
export function useListedRequest(requestKey: string): InboxRequest | undefined {
  const pages = useQueryClient().getQueriesData<InboxPage>({ queryKey: [...STAFF_DATA, 'inbox'] });
  return pages.flatMap(([, page]) => (page ? [...page.pinned, ...page.items] : [])).find(({ id }) => id === requestKey);
}

/** What a list knows of a request: its kind, its subject and the beginning of its text. */
export function KnownRequest({ request }: { request: InboxRequest }) {
  const { requestName, about } = useRequestLabels();
  return (
    <>
      <p className={styles.kind}>
        {requestName(request)}
        <TimeLeft request={request} />
      </p>
      <p>
        <bdi>{about(request)}</bdi>
      </p>
      {request.preview && <p dir="auto">{request.preview.text}</p>}
    </>
  );
}
