import { dubaiDay, dubaiTime } from '@dealership/contracts';
import { drainBatches, ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThanOrEqual } from 'typeorm';
import { Vehicle } from '../vehicle.entity.js';
import { applyNextPrices } from './next-price.js';

const TIMES = { intervalMs: 60_000, initialDelayMs: 1000 };

/** Vehicles per transaction. */
const BATCH_SIZE = 50;

/** Applies scheduled prices at the start of their day. A sold vehicle keeps its price. */
@Injectable()
export class NextPricesTask extends ScheduledTask {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('scheduled prices', TIMES);
  }

  /** Applies what is due by then, each price once even with several processes. Returns the number of vehicles. */
  async apply(now: Date, signal: AbortSignal): Promise<number> {
    return drainBatches(BATCH_SIZE, signal, () => this.applyBatch(dubaiDay(now)));
  }

  protected async run(signal: AbortSignal): Promise<number> {
    const now = new Date();
    const applied = await this.apply(now, signal);
    if (applied) this.logger.log({ vehicles: applied }, 'scheduled prices applied');
    return dubaiTime(dubaiDay(now, 1), '00:00').getTime() - Date.now();
  }

  private applyBatch(today: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(Vehicle, {
        where: { nextPriceFrom: LessThanOrEqual(today), sold: false },
        order: { id: 'ASC' },
        take: BATCH_SIZE,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      await applyNextPrices(manager, rows);
      return rows.length;
    });
  }
}
