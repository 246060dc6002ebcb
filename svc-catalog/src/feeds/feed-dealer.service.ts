import { type Language, localize } from '@dealership/contracts';
import type { dealerEnv, SettingsReader } from '@dealership/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceEnv } from '../env.js';
import type { FeedDealer } from './feed-car.js';

export const SETTINGS_READER = Symbol('SETTINGS_READER');

export type FeedDealerEnv = Pick<
  ServiceEnv,
  keyof typeof dealerEnv | 'SVC_CONTENT_URL' | 'PUBLIC_URL' | 'CONTACT_CITY' | 'CONTACT_REGION' | 'CONTACT_COUNTRY'
>;

/** The seller from the published settings, or as last known while svc-content is unavailable. */
@Injectable()
export class FeedDealerService {
  constructor(@Inject(SETTINGS_READER) private readonly from: { reader: SettingsReader; env: FeedDealerEnv }) {}

  async dealer(language: Language): Promise<FeedDealer> {
    const { reader, env } = this.from;
    const { name, address, phones } = (await reader.read()).dealer;
    return {
      publicUrl: env.PUBLIC_URL,
      name: localize(name, language),
      address: address.en,
      city: env.CONTACT_CITY,
      region: env.CONTACT_REGION,
      country: env.CONTACT_COUNTRY,
      phone: phones[0]?.number ?? env.CONTACT_PHONE,
    };
  }
}
