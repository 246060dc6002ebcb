import type { Journey } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { lazy, Suspense } from 'react';
import { requestQuery } from '../../shared/api/request-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { EmptyState } from '../../shared/display/feedback/empty-state.js';
import { ContactButtons } from '../../shared/request/contact-buttons.js';

const Conversation = lazy(() => import(/* webpackChunkName: "conversation" */ '../../shared/request/conversation/index.js'));

export interface JourneyThreadProps {
  journey: Journey;
  isReplying: boolean;
  onReply: () => void;
}

/** The messages between customer and staff: the conversation of the journey's request, as in the inbox. */
export function JourneyThread({ journey: { request: name }, isReplying, onReply }: JourneyThreadProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { data: request, error } = useQuery(requestQuery(name));
  if (!request) return error ? <Alert type="error" showIcon title={errorText(error)} /> : <EmptyState text={t('list.loading')} />;
  return (
    <Suspense fallback={<EmptyState text={t('list.loading')} />}>
      <Conversation request={request} />
      <ContactButtons request={request} isReplying={isReplying} onReply={onReply} />
    </Suspense>
  );
}
