import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { SecondFactorKeys } from './keys.js';

/** Without characters that are easily confused: 31¹² codes, 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_SIGNS = 12;
const BLOCK = /.{4}(?=.)/g;

const newCode = (): string => Array.from({ length: CODE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const hashOf = (keys: SecondFactorKeys, staffId: number, code: string): string =>
  keys.mac(`recovery-code:${staffId}:${code}`).toString('hex');

/** Issues new codes, which replace all earlier ones; only their hashes are stored. */
export async function issueRecoveryCodes(manager: EntityManager, keys: SecondFactorKeys, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await manager.query('DELETE FROM accounts.recovery_code WHERE staff_id = $1', [staffId]);
  await manager.query('INSERT INTO accounts.recovery_code (staff_id, code_hash) SELECT $1, unnest($2::text[])', [
    staffId,
    codes.map((code) => hashOf(keys, staffId, code)),
  ]);
  return codes.map((code) => code.replace(BLOCK, '$&-'));
}

export async function recoveryCodesLeft(manager: EntityManager, staffId: number): Promise<number> {
  const sql = 'SELECT count(*)::integer AS count FROM accounts.recovery_code WHERE staff_id = $1 AND used_at IS NULL';
  const [row] = await manager.query<{ count: number }[]>(sql, [staffId]);
  return row?.count ?? 0;
}

/** True once per code. */
export async function consumeRecoveryCode(
  manager: EntityManager,
  keys: SecondFactorKeys,
  staffId: number,
  code: string,
): Promise<boolean> {
  const sql = 'UPDATE accounts.recovery_code SET used_at = now() WHERE staff_id = $1 AND code_hash = $2 AND used_at IS NULL';
  const [, count] = await manager.query<[unknown, number]>(sql, [staffId, hashOf(keys, staffId, code)]);
  return count === 1;
}
