import type {
  NewsletterReceipt,
  NewsletterSubscription as NewsletterSubscriptionForm,
  SubscriptionLink,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { daysAgo } from '@dealership/service-kit/background';
import { queriesOn } from '@dealership/service-kit/database';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { EndLinks } from '../links/end-links.js';
import type { NewsletterRequest } from './newsletter-request.entity.js';
import { requestConfirmation } from './newsletter-requests.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { findToken, revokeConfirmations } from './newsletter-tokens.js';

/** Limits of confirmation e-mails, which anybody can request for any address. */
const REQUESTS = { minutesBetween: 5, perDay: 5 };

interface Entry {
  id: number;
  status: NewsletterSubscription['status'];
  created: boolean;
}

@Injectable()
export class NewsletterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly endLinks: EndLinks,
  ) {}

  /**
   * Stores an address and requests its confirmation by e-mail. The response never reveals whether the address is known.
   */
  async subscribe({ email, website }: NewsletterSubscriptionForm, context: RequestContext): Promise<NewsletterReceipt> {
    await this.dataSource.transaction(async (manager) => {
      const entry = await this.enter(manager, email, website, context);
      if (!website && (await this.wantsConfirmation(manager, entry))) await this.request(manager, entry, context);
    });
    return { status: 'pending' };
  }

  /** What `confirm` would do with the link. */
  async checkConfirmation(token: string): Promise<SubscriptionLink> {
    const { manager } = this.dataSource;
    const link = await findToken(manager, 'confirm', token);
    const found = link && (await manager.findOneBy(NewsletterSubscription, { id: link.subscriptionId }));
    if (found?.status === 'confirmed') return { state: 'confirmed' };
    return { state: !found || found.status === 'spam' || link.expired ? 'invalid' : 'open' };
  }

  /** Handles the link of the confirmation e-mail; idempotent. */
  confirm(token: string, { requestId }: RequestContext): Promise<NewsletterReceipt> {
    const find = (manager: EntityManager) => findToken(manager, 'confirm', token);
    return this.follow(find, async (manager, subscription, link) => {
      if (subscription.status === 'confirmed') return;
      if (subscription.status === 'spam') throw new AppError('NEWSLETTER_LINK_UNKNOWN', { subscriptionId: subscription.id });
      if (link.expired) throw new AppError('NEWSLETTER_LINK_EXPIRED', { subscriptionId: subscription.id });
      const confirmed = { status: 'confirmed', confirmedAt: () => 'now()', unsubscribedAt: null } as const;
      await manager.update(NewsletterSubscription, subscription.id, confirmed);
      await appendToOutbox(manager, SCHEMA, 'newsletter.confirmed', { newsletterRequestId: link.requestId }, requestId);
    }).then(() => ({ status: 'confirmed' }));
  }

  /** What `unsubscribe` would do with the link. */
  async checkUnsubscribeLink(token: string): Promise<SubscriptionLink> {
    const { manager } = this.dataSource;
    const link = await this.findEnding(manager, token);
    const found = link && (await manager.findOneBy(NewsletterSubscription, { id: link.subscriptionId }));
    if (!found) return { state: 'invalid' };
    return { state: found.status === 'unsubscribed' ? 'ended' : 'open' };
  }

  /** Handles the link at the end of every newsletter e-mail; idempotent. */
  unsubscribe(token: string): Promise<NewsletterReceipt> {
    const find = (manager: EntityManager) => this.findEnding(manager, token);
    return this.follow(find, async (manager, { id, status }) => {
      if (status === 'unsubscribed') return;
      await manager.update(NewsletterSubscription, id, { status: 'unsubscribed', unsubscribedAt: () => 'now()' });
      await revokeConfirmations(manager, id);
    }).then(() => ({ status: 'unsubscribed' }));
  }

  /**
   * Returns the address's row, created if new, and locked so that concurrent calls for the same address are serialized.
   */
  private async enter(
    manager: EntityManager,
    email: string,
    website: string | undefined,
    { language }: RequestContext,
  ): Promise<Entry> {
    const [entry] = await manager.query<Entry[]>(
      `INSERT INTO inquiries.newsletter_subscription AS s (email, email_key, status, language, website)
       VALUES ($1, lower($1), $2, $3, $4)
       ON CONFLICT (email_key) DO UPDATE SET email_key = s.email_key
       RETURNING id, status, xmax = 0 AS created`,
      [email, website ? 'spam' : 'pending', language, website || null],
    );
    return entry as Entry;
  }

  private async wantsConfirmation(manager: EntityManager, { id, status, created }: Entry): Promise<boolean> {
    if (status === 'confirmed') return false;
    if (created || status !== 'pending') return true;
    const { recent, today } = await queriesOn<{ 'inquiries.newsletter_request': NewsletterRequest }>(manager)
      .selectFrom('inquiries.newsletter_request')
      .select([
        sql<number>`count(*)::integer`.as('today'),
        sql<number>`count(*) FILTER (WHERE created_at > now() - ${REQUESTS.minutesBetween} * interval '1 minute')::integer`.as(
          'recent',
        ),
      ])
      .where('subscriptionId', '=', id)
      .where('createdAt', '>', daysAgo(1))
      .executeTakeFirstOrThrow();
    return recent === 0 && today < REQUESTS.perDay;
  }

  private async request(manager: EntityManager, { id }: Entry, { language, requestId }: RequestContext): Promise<void> {
    await manager.update(NewsletterSubscription, id, { status: 'pending', language });
    await requestConfirmation(manager, id, requestId);
  }

  /** Links of earlier e-mails have stored tokens. */
  private async findEnding(manager: EntityManager, token: string): Promise<{ subscriptionId: number } | undefined> {
    const read = (id: number) => manager.findOneBy(NewsletterSubscription, { id });
    const subscriptionId = await this.endLinks.find('newsletter', token, read);
    return subscriptionId ? { subscriptionId } : findToken(manager, 'unsubscribe', token);
  }

  private follow<Link extends { subscriptionId: number }>(
    find: (manager: EntityManager) => Promise<Link | undefined>,
    work: (manager: EntityManager, subscription: NewsletterSubscription, link: Link) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const link = await find(manager);
      if (!link) throw new AppError('NEWSLETTER_LINK_UNKNOWN');
      const lock = { mode: 'pessimistic_write' } as const;
      const subscription = await manager.findOneOrFail(NewsletterSubscription, { where: { id: link.subscriptionId }, lock });
      await work(manager, subscription, link);
    });
  }
}
