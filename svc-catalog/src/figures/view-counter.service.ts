import { dubaiDay, type ViewedPage, type VisitSource, viewedPage, visitSource } from '@dealership/contracts';
import { BackgroundLoop } from '@dealership/service-kit/background';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

interface CountedView {
  day: string;
  page: ViewedPage;
  vehicleId: number;
  source: VisitSource | null;
  views: number;
}

export interface View {
  path: string;
  /** Only for the first page of a visit. */
  from?: string | undefined;
}

const FLUSH_MS = 2_000;

/** Maximum number of distinct views buffered between two writes; more in two seconds cannot be real visitors. */
const MAX_BUFFERED = 5_000;

// Views of vehicles that do not exist are not counted.
const WRITE = `
  INSERT INTO catalog.page_view (day, page, vehicle_id, source, views)
  SELECT day, page, vehicle_id, source, views
  FROM json_to_recordset($1) AS counted (day date, page text, vehicle_id integer, source text, views integer)
  WHERE CASE page
    WHEN 'vehicle' THEN EXISTS (SELECT FROM catalog.vehicle v WHERE v.id = vehicle_id)
    WHEN 'upcoming-vehicle' THEN EXISTS (SELECT FROM catalog.upcoming_vehicle v WHERE v.id = vehicle_id)
    ELSE TRUE
  END
  ON CONFLICT ON CONSTRAINT uq_page_view DO UPDATE SET views = page_view.views + excluded.views`;

/**
 * Counts views in memory and writes the totals every two seconds: one row per page instead of a write per view. A
 * killed process loses up to two seconds.
 */
@Injectable()
export class ViewCounter implements OnModuleInit, OnApplicationShutdown {
  private buffered = new Map<string, CountedView>();
  private readonly loop: BackgroundLoop;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    const times = { intervalMs: FLUSH_MS, initialDelayMs: FLUSH_MS };
    this.loop = new BackgroundLoop(new Logger(ViewCounter.name), 'view counter', times, async () => {
      await this.flush();
      return undefined;
    });
  }

  onModuleInit(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    if (this.dataSource.isInitialized) await this.flush();
  }

  count({ path, from }: View): void {
    const { page, vehicleId = 0 } = viewedPage(path);
    this.add({ day: dubaiDay(new Date()), page, vehicleId, source: from === undefined ? null : visitSource(from), views: 1 });
  }

  /** Writes the buffered views, and keeps those that cannot be written. */
  async flush(): Promise<void> {
    const counted = [...this.buffered.values()];
    if (counted.length === 0) return;
    this.buffered = new Map();
    const rows = counted.map(({ vehicleId, ...view }) => ({ ...view, vehicle_id: vehicleId }));
    try {
      await this.dataSource.query(WRITE, [JSON.stringify(rows)]);
    } catch (error) {
      for (const view of counted) this.add(view);
      throw error;
    }
  }

  private add(view: CountedView): void {
    const key = [view.day, view.page, view.vehicleId, view.source].join();
    const buffered = this.buffered.get(key);
    if (buffered) buffered.views += view.views;
    else if (this.buffered.size < MAX_BUFFERED) this.buffered.set(key, view);
  }
}
