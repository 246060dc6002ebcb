import type { Journey } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { requestQuery } from '../../shared/api/request-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { EmptyState } from '../../shared/display/empty-state.js';
import { useHasDraft } from '../../shared/request/conversation/use-reply-draft.js';
import { useReplyKey } from '../../shared/request/conversation/use-reply-key.js';

const Conversation = lazy(() => import(/* webpackChunkName: "conversation" */ '../../shared/request/conversation/index.js'));

/** The messages between customer and staff: the conversation of the journey's request, as in the inbox. */
export function JourneyThread({ journey: { request: name } }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { data: request, error } = useQuery(requestQuery(name));
  const hasDraft = useHasDraft(name);
  const [isReplying, setReplying] = useState(hasDraft);
  useReplyKey(() => setReplying(true));
  if (!request) return error ? <Alert type="error" showIcon title={errorText(error)} /> : <EmptyState text={t('list.loading')} />;
  return (
    <Suspense fallback={<EmptyState text={t('list.loading')} />}>
      <Conversation request={request} isOpen={isReplying} onOpen={setReplying} />
    </Suspense>
  );
}
