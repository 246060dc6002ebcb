import type { ExportedRecord } from '@dealership/contracts';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { EntityManager } from 'typeorm';
import { deleteNotificationsAbout } from '../notifications/notifications-about.js';
import { SearchAlert } from '../subscriptions/search-alerts/search-alert.entity.js';

/** Where the staff's search for a person finds alerts. */
export const ALERTS = 'search-alerts';

/** Inactive alerts: never confirmed, or ended, `days` ago. */
const FORGOTTEN = `
  SELECT id FROM inquiries.search_alert
  WHERE status <> 'active' AND greatest(requested_at, ended_at) < now() - $1 * interval '1 day'
  ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Erases alerts with their matches and the records of their e-mails. */
export async function eraseAlerts(manager: EntityManager, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(deleteNotificationsAbout('search_alert'), [ids]);
  await manager.query('DELETE FROM inquiries.search_alert WHERE id = ANY($1)', [ids]);
}

export async function forgottenAlerts(manager: EntityManager, days: number, limit: number): Promise<number[]> {
  return (await manager.query<{ id: number }[]>(FORGOTTEN, [days, limit])).map(({ id }) => id);
}

/** All alerts of an address, current and ended. */
export async function exportAlerts(manager: EntityManager, email: string): Promise<ExportedRecord[]> {
  const alerts = await manager.find(SearchAlert, { where: { emailKey: email.toLowerCase() }, order: { id: 'ASC' } });
  return alerts.map(({ id, createdAt, ...fields }) => ({
    place: ALERTS,
    id,
    createdAt: createdAt.toISOString(),
    fields: exportedFields({ ...fields, emailKey: undefined, seenVehicleId: undefined }),
  }));
}
