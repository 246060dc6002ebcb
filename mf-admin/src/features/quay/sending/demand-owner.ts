import { getStaffSession } from '@dealership/contracts/staff/endpoints';
import { call } from '@dealership/ui-kit/query';

/** Someone else is signed in now: items wait for their owner. */
export class OtherAccount extends Error {}

/** @throws where the session is not the owner's: nothing goes out under another name. */
export async function demandOwner(owner: number): Promise<void> {
  const { person } = await call(getStaffSession);
  if (person.id !== owner) throw new OtherAccount('Somebody else is signed in');
}
