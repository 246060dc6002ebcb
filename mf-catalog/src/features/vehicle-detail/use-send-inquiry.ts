import { type ContactMessage, endpoints, type InquiryReceipt } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/form';
import { callApi, useMutation } from '@dealership/ui-kit/query';

export function useSendInquiry() {
  const { language } = useLanguage();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ContactMessage) =>
      callApi<InquiryReceipt>(endpoints.sendContactMessage, { body, language, idempotencyKey: keyFor(body) }),
  });
}
