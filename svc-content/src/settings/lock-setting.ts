import type { SettingName } from '@dealership/contracts';
import { lockForTransaction } from '@dealership/service-kit/database';
import type { EntityManager } from 'typeorm';

/** Locks the setting against other writers until the end of the transaction. */
export const lockSetting = (manager: EntityManager, name: SettingName): Promise<void> =>
  lockForTransaction(manager, 'content.setting', name);
