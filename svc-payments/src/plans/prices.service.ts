import { type AuctionFees, type AuctionPlan, auctionPlansOf, type OpeningHours, type SettingValues } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';

export const SETTINGS_READER = Symbol('SETTINGS_READER');

/** What the dealer has published of prices, fees and hours; while svc-content does not answer, what it said last. */
@Injectable()
export class PricesService {
  constructor(@Inject(SETTINGS_READER) private readonly reader: Pick<SettingsReader, 'read' | 'readPublished'>) {}

  async plans(): Promise<AuctionPlan[]> {
    return auctionPlansOf((await this.published()).plans);
  }

  async fees(): Promise<AuctionFees> {
    return (await this.published()).fees;
  }

  /** When the showroom is open; the first hours until they were read once. */
  async hours(): Promise<OpeningHours> {
    return (await this.reader.read()).hours;
  }

  /** Rather no price than a wrong one. */
  private async published(): Promise<SettingValues> {
    const settings = await this.reader.readPublished();
    if (!settings) throw new AppError('PRICES_UNAVAILABLE');
    return settings;
  }
}
