import { isLinkToken, linkTokenHash, newLinkToken } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';

/** Issues a token for the link of an e-mail; earlier tokens stay valid. */
export async function issueAppointmentToken(manager: EntityManager, appointmentId: number): Promise<string> {
  const token = newLinkToken();
  await manager.query('INSERT INTO inquiries.appointment_token (token_hash, appointment_id) VALUES ($1, $2)', [
    linkTokenHash(token),
    appointmentId,
  ]);
  return token;
}

/** The id of the appointment a token belongs to. */
export async function appointmentOfToken(manager: EntityManager, token: string): Promise<number | undefined> {
  if (!isLinkToken(token)) return undefined;
  const [link] = await manager.query<{ id: number }[]>(
    'SELECT appointment_id AS id FROM inquiries.appointment_token WHERE token_hash = $1',
    [linkTokenHash(token)],
  );
  return link?.id;
}
