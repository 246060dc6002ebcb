import type { Journey } from '@dealership/contracts';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { lazy, Suspense } from 'react';
import { requestQuery } from '../../shared/api/request-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { ContactButtons } from '../../shared/request/contact-buttons.js';

const Conversation = lazy(() => import(/* webpackChunkName: "conversation" */ '../../shared/request/conversation/index.js'));

export interface JourneyThreadProps {
  journey: Journey;
  isReplying: boolean;
  onReply: () => void;
}

/** The messages between customer and staff: the conversation of the journey's request, as in the inbox. */
export function JourneyThread({ journey: { request: name, whatsapp }, isReplying, onReply }: JourneyThreadProps) {
  const errorText = useErrorText();
  const { data: request, error } = useQuery(requestQuery(name));
  if (!request) return error ? <Alert type="error" showIcon title={errorText(error)} /> : <LoadingLines />;
  return (
    <Suspense fallback={<LoadingLines />}>
      <Conversation request={request} />
      <ContactButtons
        request={request}
        phoneE164={whatsapp === null ? undefined : `+${whatsapp}`}
        isReplying={isReplying}
        onReply={onReply}
      />
    </Suspense>
  );
}
