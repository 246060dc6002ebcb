import type { Endpoint } from '../../../endpoint/endpoint.js';
import type { RequestKind, RequestOf } from '../kinds/request-kind.js';
import type { InquiryReceipt } from '../responses.js';

/** Where visitors send a request of the kind. */
export const submissionEndpoint = <Kind extends RequestKind>({
  path,
}: Kind): Endpoint<{ body: RequestOf<Kind>; response: InquiryReceipt }> => ({
  method: 'POST',
  path,
  service: 'inquiries',
  access: 'public',
  rate: 'form',
});
