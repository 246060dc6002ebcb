import type { Journey } from '@dealership/contracts';
import { finishJourneyStep } from '@dealership/contracts/inquiries/journeys/endpoints';
import { call } from '@dealership/ui-kit/query';
import type { UnsentStep } from '../../../shared/unsaved/unsent-items.js';
import { assertOwner } from './assert-owner.js';

/** Marks a step as done. Idempotent: sending the same step again has no further effect. */
export async function sendStep({ owner, journeyId: id, step, doneOn, note, version }: UnsentStep): Promise<Journey> {
  await assertOwner(owner);
  return call(finishJourneyStep, { params: { id, step }, body: { doneOn, ...(note && { note }), version } });
}
