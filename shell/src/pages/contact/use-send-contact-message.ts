import { type ContactMessage, endpoints, type InquiryReceipt } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/form';
import { callApi } from '@dealership/ui-kit/query';

/** Sends a message of a visitor; repeating the same one counts once. */
export function useSendContactMessage() {
  const { language } = useLanguage();
  const keyFor = useIdempotencyKey();
  return (body: ContactMessage) =>
    callApi<InquiryReceipt>(endpoints.sendContactMessage, { body, language, idempotencyKey: keyFor(body) });
}
