import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { PasswordLink } from './password-link.entity.js';
import type { Staff } from './staff.entity.js';

/** Requests an e-mail with a password link; earlier links of the account become invalid. */
export async function openPasswordLink(manager: EntityManager, { id, state }: Staff, requestId: string): Promise<void> {
  await manager.query('UPDATE accounts.password_link SET closed_at = now() WHERE staff_id = $1 AND closed_at IS NULL', [id]);
  const purpose = state === 'invited' ? 'invitation' : 'reset';
  const link = await manager.save(manager.create(PasswordLink, { staffId: id, purpose }));
  const event = purpose === 'invitation' ? 'staff.invited' : 'staff.password-forgotten';
  await appendToOutbox(manager, SCHEMA, event, { passwordLinkId: link.id }, requestId);
}
