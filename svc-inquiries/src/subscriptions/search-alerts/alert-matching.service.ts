import { SEARCH_ALERTS } from '@dealership/contracts';
import { withLock } from '@dealership/service-kit/database';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient, type FoundVehicle } from '../../service-clients/catalog/catalog.client.js';
import { SearchAlert } from './search-alert.entity.js';
import { SearchAlertEmail } from './search-alert-email.entity.js';

/** Alerts that have not seen the newest vehicle and may be e-mailed. A new alert starts with the current stock. */
const DUE = `
  SELECT id, query, seen_vehicle_id AS seen FROM inquiries.search_alert
  WHERE status = 'active' AND seen_vehicle_id < $1
    AND (last_emailed_at IS NULL OR last_emailed_at < now() - ${SEARCH_ALERTS.hoursBetween} * interval '1 hour')
  ORDER BY query, id LIMIT 5000`;

const BEGIN = `UPDATE inquiries.search_alert SET seen_vehicle_id = $1 WHERE status = 'active' AND seen_vehicle_id IS NULL`;

interface DueAlert {
  id: number;
  query: string;
  seen: number;
}

const highest = (vehicles: FoundVehicle[]): number => Math.max(0, ...vehicles.map(({ id }) => id));

/** Finds cars added since an alert's last e-mail. Matching is done by the catalogue's own search. */
@Injectable()
export class AlertMatchingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Runs in one process at a time; searches the catalogue cannot answer are retried in the next round. Returns the
   * number of e-mails.
   */
  async match(signal: AbortSignal): Promise<number> {
    const lock = { name: 'inquiries.search_alert', whenTaken: 'skip' } as const;
    return (await withLock(this.dataSource, lock, () => this.round(signal))) ?? 0;
  }

  private async round(signal: AbortSignal): Promise<number> {
    if (!(await this.dataSource.manager.existsBy(SearchAlert, { status: 'active' }))) return 0;
    const newest = highest((await this.catalog.search('', 1)) ?? []);
    if (newest === 0) return 0;
    await this.dataSource.query(BEGIN, [newest]);
    const due = await this.dataSource.query<DueAlert[]>(DUE, [newest]);
    let emails = 0;
    for (const [query, alerts] of Map.groupBy(due, (alert) => alert.query)) {
      if (signal.aborted) break;
      const found = await this.since(query, Math.min(...alerts.map(({ seen }) => seen)));
      if (!found) continue;
      const until = Math.max(newest, highest(found));
      for (const alert of alerts) emails += await this.notify(alert, found, until);
    }
    return emails;
  }

  /** The search results newer than a vehicle, newest first; undefined if the catalogue is unavailable. */
  private async since(query: string, seen: number): Promise<FoundVehicle[] | undefined> {
    const found: FoundVehicle[] = [];
    for (let page = 1; found.length < SEARCH_ALERTS.vehicles; page++) {
      const vehicles = await this.catalog.search(query, page);
      if (!vehicles) return undefined;
      const news = vehicles.filter(({ id }) => id > seen);
      found.push(...news);
      if (news.length < vehicles.length || vehicles.length === 0) break;
    }
    return found;
  }

  private notify({ id, seen }: DueAlert, found: FoundVehicle[], until: number): Promise<number> {
    const vehicles = found.filter((vehicle) => vehicle.id > seen).slice(0, SEARCH_ALERTS.vehicles);
    return this.dataSource.transaction(async (manager: EntityManager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const alert = await manager.findOne(SearchAlert, { where: { id, status: 'active', seenVehicleId: seen }, lock });
      if (!alert) return 0;
      const isNews = vehicles.length > 0;
      await manager.update(SearchAlert, id, { seenVehicleId: until, ...(isNews && { lastEmailedAt: () => 'now()' }) });
      if (!isNews) return 0;
      const alertEmail = await manager.save(manager.create(SearchAlertEmail, { searchAlertId: id, vehicles }));
      await appendToOutbox(manager, SCHEMA, 'search-alert.matched', { searchAlertEmailId: alertEmail.id });
      return 1;
    });
  }
}
