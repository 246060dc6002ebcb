import { getStaffSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { call } from '@dealership/ui-kit/query';

/** A different user is signed in; the items wait for their owner. */
class OtherAccountError extends Error {}

/** @throws if the session is not the owner's: nothing may be sent under another user's name. */
export async function assertOwner(owner: number): Promise<void> {
  const { person } = await call(getStaffSession);
  if (person.id !== owner) throw new OtherAccountError('Somebody else is signed in');
}
