import { appendToOutbox } from '@dealership/service-kit/outbox';
import { type EntityManager, IsNull } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { PasswordLink } from './password-link.entity.js';
import type { Staff } from './staff.entity.js';

/** Makes the links of an account invalid. */
export async function closePasswordLinks(manager: EntityManager, staffId: number): Promise<void> {
  await manager.update(PasswordLink, { staffId, closedAt: IsNull() }, { closedAt: () => 'now()' });
}

/** Requests an e-mail with a password link; earlier links of the account become invalid. */
export async function openPasswordLink(manager: EntityManager, { id, state }: Staff, requestId: string): Promise<void> {
  await closePasswordLinks(manager, id);
  const purpose = state === 'invited' ? 'invitation' : 'reset';
  const link = await manager.save(manager.create(PasswordLink, { staffId: id, purpose }));
  const event = purpose === 'invitation' ? 'staff.invited' : 'staff.password-forgotten';
  await appendToOutbox(manager, SCHEMA, event, { passwordLinkId: link.id }, requestId);
}
