import type { SettingName } from '@dealership/contracts';
import { lockForTransaction } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';

/** Until the end of the transaction nobody else writes the setting. */
export const lockSetting = (manager: EntityManager, name: SettingName): Promise<void> =>
  lockForTransaction(manager, 'content.setting', name);
