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

/**
 * Ids may become visible in another order than they were assigned. A vehicle is settled when no lower id can still
 * appear: transactions of svc-catalog are shorter than this.
 */
const SETTLED_AFTER_MS = 60_000;

/** Alerts that have not seen the newest settled vehicle and may be e-mailed. */
const DUE = `
  SELECT id, query, seen_vehicle_id AS seen FROM inquiries.search_alert
  WHERE status = 'active' AND seen_vehicle_id < $1
    AND (last_emailed_at IS NULL OR last_emailed_at < now() - ${SEARCH_ALERTS.hoursBetween} * interval '1 hour')
  ORDER BY query, id LIMIT 5000`;

/** Alerts confirmed while the catalogue was unavailable begin with the settled stock. */
const BEGIN = `UPDATE inquiries.search_alert SET seen_vehicle_id = $1 WHERE status = 'active' AND seen_vehicle_id IS NULL`;

interface DueAlert {
  id: number;
  query: string;
  seen: number;
}

/** Finds cars added since an alert's last e-mail. Matching is done by the catalogue's own search. */
@Injectable()
export class AlertMatchingService {
  /** The newest settled vehicle; 0 until this process has found one. */
  private settled = 0;
  /** The newest vehicle at that time, not yet settled. */
  private observed: { newest: number; at: number } | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Runs in one process at a time; searches the catalogue cannot answer are retried in the next round. Returns the
   * number of e-mails.
   */
  async match(signal: AbortSignal, now = Date.now()): Promise<number> {
    const lock = { name: 'inquiries.search_alert', whenTaken: 'skip' } as const;
    return (await withLock(this.dataSource, lock, () => this.round(signal, now))) ?? 0;
  }

  private async round(signal: AbortSignal, now: number): Promise<number> {
    if (!(await this.dataSource.manager.existsBy(SearchAlert, { status: 'active' }))) return 0;
    const newest = (await this.catalog.newestId()) ?? 0;
    const until = this.settle(newest, now);
    if (until === 0) return 0;
    await this.dataSource.query(BEGIN, [until]);
    const due = await this.dataSource.query<DueAlert[]>(DUE, [until]);
    let emails = 0;
    for (const [query, alerts] of Map.groupBy(due, (alert) => alert.query)) {
      if (signal.aborted) break;
      const found = await this.between(query, Math.min(...alerts.map(({ seen }) => seen)), until);
      if (!found) continue;
      for (const alert of alerts) emails += await this.notify(alert, found, until);
    }
    return emails;
  }

  /** The newest settled vehicle, after the newest of all was seen at this time. */
  private settle(newest: number, now: number): number {
    if (this.observed && now - this.observed.at < SETTLED_AFTER_MS) return this.settled;
    this.settled = Math.max(this.settled, this.observed?.newest ?? 0);
    this.observed = { newest, at: now };
    return this.settled;
  }

  /** The search results newer than `seen`, up to `until`, newest first; undefined if the catalogue is unavailable. */
  private async between(query: string, seen: number, until: number): Promise<FoundVehicle[] | undefined> {
    const found: FoundVehicle[] = [];
    for (let page = 1; found.length < SEARCH_ALERTS.vehicles; page++) {
      const vehicles = await this.catalog.search(query, page);
      if (!vehicles) return undefined;
      const news = vehicles.filter(({ id }) => id > seen);
      found.push(...news.filter(({ id }) => id <= until));
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
