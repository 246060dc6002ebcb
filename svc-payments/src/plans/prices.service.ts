import {
  type AuctionFees,
  type AuctionPlan,
  addBusinessMinutes,
  auctionPlansOf,
  type SettingValues,
} from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';

export const SETTINGS_READER = Symbol('SETTINGS_READER');

/** Deadline for a buyer's login; null if the showroom never opens. */
export type LoginDue = (paidAt: Date) => Date | null;

/** Published prices, fees, hours and promises; the last known ones while svc-content is unavailable. */
@Injectable()
export class PricesService {
  constructor(@Inject(SETTINGS_READER) private readonly reader: Pick<SettingsReader, 'read' | 'readPublished'>) {}

  async plans(): Promise<AuctionPlan[]> {
    return auctionPlansOf((await this.published()).plans);
  }

  async fees(): Promise<AuctionFees> {
    return (await this.published()).fees;
  }

  /** The same deadline as the inbox's clock; based on the default settings until they have been read. */
  async loginDue(): Promise<LoginDue> {
    const { hours, replies } = await this.reader.read();
    return (paidAt) => addBusinessMinutes(hours, paidAt, Number(replies.minutes.membership)) ?? null;
  }

  /** Fails rather than return a wrong price. */
  private async published(): Promise<SettingValues> {
    const settings = await this.reader.readPublished();
    if (!settings) throw new AppError('PRICES_UNAVAILABLE');
    return settings;
  }
}
