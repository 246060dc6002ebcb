import { discardJourneyUpload } from '@dealership/contracts/inquiries/journeys/endpoints';
import { call } from '@dealership/ui-kit/query';
import type { UnsentFile } from '../../../shared/unsaved/unsent-items.js';
import { assertOwner } from './assert-owner.js';

/** Discards what the server has of a file, even if it is complete. */
export async function discardUpload({ id: upload, owner, journeyId: id }: Omit<UnsentFile, 'bytes'>): Promise<void> {
  await assertOwner(owner);
  await call(discardJourneyUpload, { params: { id, upload } });
}
