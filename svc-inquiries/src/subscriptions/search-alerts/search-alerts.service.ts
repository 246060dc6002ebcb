import {
  alertQuery,
  SEARCH_ALERTS,
  type SearchAlertCounts,
  type SearchAlert as SearchAlertForm,
  type SearchAlertReceipt,
  type SubscriptionLink,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { EndLinks } from '../links/end-links.js';
import { alertTokens } from './alert-tokens.js';
import { SearchAlert } from './search-alert.entity.js';

const MINUTES_BETWEEN = 5;

// Locks the row, so that concurrent calls for the same search and address are serialized.
const ENTER = `
  INSERT INTO inquiries.search_alert AS a (email, email_key, query, status, language, website)
  SELECT $1, lower($1), $2, $3, $4, $5
  WHERE EXISTS (SELECT FROM inquiries.search_alert WHERE email_key = lower($1) AND query = $2)
    OR (SELECT count(*) FROM inquiries.search_alert WHERE email_key = lower($1) AND status IN ('pending', 'active')) < $6
  ON CONFLICT (email_key, query) DO UPDATE SET email_key = a.email_key
  RETURNING id, status, requests, requested_at < now() - ${MINUTES_BETWEEN} * interval '1 minute' AS rested`;

const COUNTS = `
  SELECT query, count(*)::integer AS active FROM inquiries.search_alert
  WHERE status = 'active' GROUP BY query ORDER BY active DESC, query LIMIT 200`;

interface Entry extends Pick<SearchAlert, 'id' | 'status' | 'requests'> {
  rested: boolean;
}

/** Stores alerts, requests their confirmation by e-mail, and ends them. */
@Injectable()
export class SearchAlertsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly endLinks: EndLinks,
    private readonly catalog: CatalogClient,
  ) {}

  /** The response never reveals whether the address is known. */
  async request(
    { email, filters, website }: SearchAlertForm,
    { language, requestId }: RequestContext,
  ): Promise<SearchAlertReceipt> {
    await this.dataSource.transaction(async (manager) => {
      const values = [email, alertQuery(filters), website ? 'spam' : 'pending', language, website || null];
      const [entry] = await manager.query<Entry[]>(ENTER, [...values, SEARCH_ALERTS.perAddress]);
      if (website || !entry || entry.status === 'active') return;
      if (entry.status === 'pending' && entry.requests > 0 && !entry.rested) return;
      const requests = entry.requests + 1;
      await manager.update(SearchAlert, entry.id, { status: 'pending', language, requests, requestedAt: () => 'now()' });
      const event = { searchAlertId: entry.id, occurrence: requests };
      await appendToOutbox(manager, SCHEMA, 'search-alert.requested', event, requestId);
    });
    return { status: 'pending' };
  }

  /** What `confirm` would do with the link. */
  async checkConfirmation(token: string): Promise<SubscriptionLink> {
    const { manager } = this.dataSource;
    const link = await alertTokens.find(manager, 'confirm', token);
    const found = link && (await manager.findOneBy(SearchAlert, { id: link.ownerId }));
    if (found?.status === 'active') return { state: 'confirmed' };
    return { state: !found || found.status === 'spam' || link.expired ? 'invalid' : 'open' };
  }

  /** Handles the link of the confirmation e-mail; idempotent. The alert is about cars added from now on. */
  async confirm(token: string): Promise<SearchAlertReceipt> {
    const seenVehicleId = (await this.catalog.newestId()) ?? null;
    const find = (manager: EntityManager) => alertTokens.find(manager, 'confirm', token);
    await this.follow(find, async (manager, { id, status }, { expired }) => {
      if (status === 'active') return;
      if (status === 'spam') throw new AppError('ALERT_LINK_UNKNOWN', { searchAlertId: id });
      if (expired) throw new AppError('ALERT_LINK_EXPIRED', { searchAlertId: id });
      await manager.update(SearchAlert, id, { status: 'active', seenVehicleId, endedAt: null });
    });
    return { status: 'active' };
  }

  /** What `end` would do with the link. */
  async checkEndLink(token: string): Promise<SubscriptionLink> {
    const { manager } = this.dataSource;
    const link = await this.findEnding(manager, token);
    const found = link && (await manager.findOneBy(SearchAlert, { id: link.ownerId }));
    if (!found) return { state: 'invalid' };
    return { state: found.status === 'ended' ? 'ended' : 'open' };
  }

  /** Handles the link at the end of every alert e-mail; idempotent. */
  async end(token: string): Promise<SearchAlertReceipt> {
    const find = (manager: EntityManager) => this.findEnding(manager, token);
    await this.follow(find, async (manager, { id, status }) => {
      if (status === 'ended') return;
      await manager.update(SearchAlert, id, { status: 'ended', endedAt: () => 'now()' });
      // Links in earlier confirmation e-mails must not reactivate the alert.
      await alertTokens.revokeConfirmations(manager, [id]);
    });
    return { status: 'ended' };
  }

  counts(): Promise<SearchAlertCounts> {
    return this.dataSource.query<SearchAlertCounts>(COUNTS);
  }

  /** Links of earlier e-mails have stored tokens. */
  private async findEnding(manager: EntityManager, token: string): Promise<{ ownerId: number } | undefined> {
    const ownerId = await this.endLinks.find('search-alert', token, (id) => manager.findOneBy(SearchAlert, { id }));
    return ownerId ? { ownerId } : alertTokens.find(manager, 'end', token);
  }

  private follow<Link extends { ownerId: number }>(
    find: (manager: EntityManager) => Promise<Link | undefined>,
    work: (manager: EntityManager, alert: SearchAlert, link: Link) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const link = await find(manager);
      if (!link) throw new AppError('ALERT_LINK_UNKNOWN');
      const lock = { mode: 'pessimistic_write' } as const;
      const alert = await manager.findOneOrFail(SearchAlert, { where: { id: link.ownerId }, lock });
      await work(manager, alert, link);
    });
  }
}
