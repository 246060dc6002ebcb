import { useQuery } from '@dealership/ui-kit/query';
import { lazy, Suspense } from 'react';
import { requestQuery } from '../../api/request-query.js';
import type { ReplyBoxProps } from './reply/reply-box.js';

/** Loaded when somebody replies. */
const ReplyBox = lazy(() => import(/* webpackChunkName: "reply" */ './reply/index.js'));

interface ReplyDockProps extends Omit<ReplyBoxProps, 'request'> {
  requestKey: string;
}

/** The reply box for the footer of a drawer: the conversation above it stays readable and scrolls by itself. */
export function ReplyDock({ requestKey, ...rest }: ReplyDockProps) {
  const { data: request } = useQuery({ ...requestQuery(requestKey), enabled: false });
  return <Suspense fallback={null}>{request && <ReplyBox request={request} {...rest} />}</Suspense>;
}
