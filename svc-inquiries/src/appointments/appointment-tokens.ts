import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

const TOKEN = /^[\w-]{43}$/;

// Only the hash is kept: who reads the database can neither move nor cancel anything.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token for the link of a letter, good beside the earlier ones. */
export async function issueAppointmentToken(manager: EntityManager, appointmentId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await manager.query('INSERT INTO inquiries.appointment_token (token_hash, appointment_id) VALUES ($1, $2)', [
    hashOf(token),
    appointmentId,
  ]);
  return token;
}

/** The id of the appointment that a token is for. */
export async function appointmentOfToken(manager: EntityManager, token: string): Promise<number | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [link] = await manager.query<{ id: number }[]>(
    'SELECT appointment_id AS id FROM inquiries.appointment_token WHERE token_hash = $1',
    [hashOf(token)],
  );
  return link?.id;
}
