import type { SettingValues } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type DealerContact, dealerContact } from './dealer-contact.js';

export const SETTINGS_READER = Symbol('SETTINGS_READER');

/** Settings used by e-mails and forms; the last known values while svc-content is unavailable. */
@Injectable()
export class SiteClient {
  constructor(@Inject(SETTINGS_READER) private readonly from: { reader: Pick<SettingsReader, 'read'>; publicUrl: string }) {}

  async dealer(): Promise<DealerContact> {
    return dealerContact(await this.from.reader.read(), this.from.publicUrl);
  }

  settings(): Promise<SettingValues> {
    return this.from.reader.read();
  }

  async hours(): Promise<SettingValues['hours']> {
    return (await this.from.reader.read()).hours;
  }
}
