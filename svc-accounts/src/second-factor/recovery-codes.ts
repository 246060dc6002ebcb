import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@dealership/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { RecoveryCode } from '../staff/factors/recovery-code.entity.js';
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
  await manager.delete(RecoveryCode, { staffId });
  const rows = codes.map((code) => ({ staffId, codeHash: hashOf(keys, staffId, code) }));
  await manager.insert(RecoveryCode, rows);
  return codes.map((code) => code.replace(BLOCK, '$&-'));
}

export const recoveryCodesLeft = (manager: EntityManager, staffId: number): Promise<number> =>
  manager.countBy(RecoveryCode, { staffId, usedAt: IsNull() });

/** True once per code. */
export async function consumeRecoveryCode(
  manager: EntityManager,
  keys: SecondFactorKeys,
  staffId: number,
  code: string,
): Promise<boolean> {
  const unused = { staffId, codeHash: hashOf(keys, staffId, code), usedAt: IsNull() };
  const { affected } = await manager.update(RecoveryCode, unused, { usedAt: () => 'now()' });
  return affected === 1;
}
