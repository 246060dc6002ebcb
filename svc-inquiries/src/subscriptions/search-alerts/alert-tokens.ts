import { SEARCH_ALERTS } from '@dealership/contracts';
import { linkTokenHash, newLinkToken } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';

export type AlertTokenPurpose = 'confirm' | 'end';

/**
 * Issues a token; earlier ones stay valid. Confirmation tokens expire after some days, tokens to end the alert never.
 */
export async function issueAlertToken(manager: EntityManager, alertId: number, purpose: AlertTokenPurpose): Promise<string> {
  const token = newLinkToken();
  await manager.query(
    `INSERT INTO inquiries.search_alert_token (token_hash, search_alert_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + $4 * interval '1 day')`,
    [linkTokenHash(token), alertId, purpose, purpose === 'confirm' ? SEARCH_ALERTS.linkDays : null],
  );
  return token;
}

export async function findAlertToken(manager: EntityManager, token: string, purpose: AlertTokenPurpose) {
  const [link] = await manager.query<{ alertId: number; expired: boolean }[]>(
    `SELECT search_alert_id AS "alertId", coalesce(expires_at < now(), false) AS expired
     FROM inquiries.search_alert_token WHERE token_hash = $1 AND purpose = $2`,
    [linkTokenHash(token), purpose],
  );
  return link;
}

/** Links in earlier confirmation e-mails must not reactivate an ended alert. */
export const revokeAlertConfirmations = (manager: EntityManager, alertId: number): Promise<unknown> =>
  manager.query(`DELETE FROM inquiries.search_alert_token WHERE search_alert_id = $1 AND purpose = 'confirm'`, [alertId]);
