import { randomUuid } from '@dealership/ui-kit/query';
import { useState } from 'react';

/**
 * Returns the same key for every attempt to submit a form, so that a lost response does not lead to a second record.
 */
export function useFormIdempotencyKey(): string {
  const [key] = useState(randomUuid);
  return key;
}
