import type { Endpoint, InquiryReceipt } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/form';
import { callApi, useMutation } from '@dealership/ui-kit/query';
import { useRef } from 'react';

/** Sends a request of a visitor. Until it has arrived, the same content counts once; afterwards it is another request. */
export function useSendRequest<Body>(endpoint: Endpoint) {
  const { language } = useLanguage();
  const keyFor = useIdempotencyKey();
  const arrived = useRef(0);
  return useMutation({
    mutationFn: (body: Body) =>
      callApi<InquiryReceipt>(endpoint, { body, language, idempotencyKey: keyFor([arrived.current, body]) }),
    onSuccess: () => {
      arrived.current += 1;
    },
  });
}
