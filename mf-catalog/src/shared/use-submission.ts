import type { Endpoint, InquiryReceipt } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/form';
import { callApi, useMutation } from '@dealership/ui-kit/query';

/** Sends what a form holds. The same content goes under the same key: however often it arrives, it is stored once. */
export function useSubmission<Body>(endpoint: Endpoint) {
  const { language } = useLanguage();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Body) => callApi<InquiryReceipt>(endpoint, { body, language, idempotencyKey: keyFor(body) }),
  });
}
