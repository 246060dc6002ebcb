import type { SettingName } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';

/** First half of the lock of a setting's writes. */
const SETTING_LOCK = 7_242_020;

/** Until the end of the transaction nobody else writes the setting. */
export async function lockSetting(manager: EntityManager, name: SettingName): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SETTING_LOCK, name]);
}
