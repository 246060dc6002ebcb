import { useQuery } from '@dealership/ui-kit/query';
import { lazy, Suspense } from 'react';
import { requestQuery } from '../../api/request-query.js';

/** Loaded when somebody replies. */
const ReplyBox = lazy(() => import(/* webpackChunkName: "reply" */ './reply/index.js'));

/** The reply box for the footer of a drawer: the conversation above it stays readable and scrolls by itself. */
export function ReplyDock({ requestKey, onClose }: { requestKey: string; onClose: () => void }) {
  const { data: request } = useQuery({ ...requestQuery(requestKey), enabled: false });
  return <Suspense fallback={null}>{request && <ReplyBox request={request} onClose={onClose} />}</Suspense>;
}
