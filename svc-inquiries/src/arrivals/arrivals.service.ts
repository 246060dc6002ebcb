import {
  ARRIVALS_EMAIL_LIMITS,
  type ArrivalsEmailDraft,
  type ArrivalsEmail as ArrivalsEmailForm,
  type ArrivalsEmails,
  type ArrivalsEmailTest,
  type ArrivalsPreview,
  DAY_MS,
  type Language,
  type SentArrivalsEmail,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { daysAgo } from '@dealership/service-kit/background';
import { lockForTransaction, queriesOn } from '@dealership/service-kit/database';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { emailTemplates } from '../emails/load-templates.js';
import { CatalogClient, type FoundVehicle, type KnownVehicle } from '../service-clients/catalog/catalog.client.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { NewsletterSubscription } from '../subscriptions/newsletter/newsletter-subscription.entity.js';
import { ArrivalsEmail } from './arrivals-email.entity.js';
import { type ArrivalsTables, emailProgress } from './email-progress.js';

/** Why an e-mail cannot offer a vehicle; undefined if it can. `offered`: whether sold ones are refused. */
function problemOf(id: number, answer: KnownVehicle | 'missing', offered: boolean): string | undefined {
  if (answer === 'missing') return `Vehicle ${id} does not exist or has been removed`;
  return offered && answer.sold ? `Vehicle ${id} has been sold` : undefined;
}

/** When the e-mails that count towards the promised maximum were sent, oldest first. */
const recentSendings = (db: Kysely<ArrivalsTables>) =>
  db
    .selectFrom('inquiries.arrivals_email as e')
    .select('e.createdAt')
    .where('e.testLanguage', 'is', null)
    .where('e.createdAt', '>', daysAgo(ARRIVALS_EMAIL_LIMITS.days))
    .orderBy('e.createdAt')
    .execute();

/** When the next e-mail may be sent; undefined: now. */
async function nextDate(db: Kysely<ArrivalsTables>): Promise<Date | undefined> {
  const sent = await recentSendings(db);
  const first = sent.at(-ARRIVALS_EMAIL_LIMITS.most);
  return first && new Date(first.createdAt.getTime() + ARRIVALS_EMAIL_LIMITS.days * DAY_MS);
}

const subscribers = (manager: EntityManager): Promise<number> => manager.countBy(NewsletterSubscription, { status: 'confirmed' });

@Injectable()
export class ArrivalsService {
  constructor(
    private readonly db: Kysely<ArrivalsTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
    private readonly site: SiteClient,
  ) {}

  async list(): Promise<ArrivalsEmails> {
    const items = await emailProgress(this.db);
    const nextAt = (await nextDate(this.db))?.toISOString() ?? null;
    return { items, subscribers: await subscribers(this.dataSource.manager), nextAt };
  }

  /** The e-mail as subscribers would see it, with an unsubscribe link to the page without a token. */
  async preview({ vehicleIds, introduction }: ArrivalsEmailDraft, requestId: string): Promise<ArrivalsPreview> {
    const email = { introduction, vehicles: await this.vehicles(vehicleIds, requestId) };
    const { arrivalsEmail } = await emailTemplates();
    const written = async (language: Language) => {
      const { subject, html, text } = await arrivalsEmail(email, language, await this.site.dealer());
      return { subject, html, text };
    };
    return { en: await written('en'), ar: await written('ar'), ja: await written('ja') };
  }

  /** Sends a test e-mail to staff only. */
  async test({ vehicleIds, introduction, language }: ArrivalsEmailTest, requestId: string): Promise<void> {
    const vehicles = await this.vehicles(vehicleIds, requestId, { offered: true });
    await this.dataSource.transaction(async (manager) => {
      const { id } = await manager.save(manager.create(ArrivalsEmail, { introduction, vehicles, testLanguage: language }));
      await appendToOutbox(manager, SCHEMA, 'arrivals-email.tested', { arrivalsEmailId: id }, requestId);
    });
  }

  /** Sends the e-mail to every confirmed subscriber. The same key again returns the same e-mail. */
  async send(
    { vehicleIds, introduction, key }: ArrivalsEmailForm,
    { staff, requestId }: StaffWriter,
  ): Promise<SentArrivalsEmail> {
    const known = await this.dataSource.manager.findOneBy(ArrivalsEmail, { key });
    // What was released stays released, even if a vehicle was sold since.
    const vehicles = known ? [] : await this.vehicles(vehicleIds, requestId, { offered: true });
    const id = await this.dataSource.transaction(async (manager) => {
      // Two concurrent calls would both pass the limit.
      await lockForTransaction(manager, 'inquiries.arrivals_email');
      const earlier = await manager.findOneBy(ArrivalsEmail, { key });
      if (earlier) return earlier.id;
      await this.refuseTooMany(manager);
      const email = await manager.save(manager.create(ArrivalsEmail, { introduction, vehicles, key }));
      const after = { introduction, vehicleIds };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: 'arrivals-email', entityId: email.id, after });
      await appendToOutbox(manager, SCHEMA, 'arrivals-email.released', { arrivalsEmailId: email.id }, requestId);
      return email.id;
    });
    const [sent] = await emailProgress(this.db, id);
    return sent as SentArrivalsEmail;
  }

  private async refuseTooMany(manager: EntityManager): Promise<void> {
    const next = await nextDate(queriesOn<ArrivalsTables>(manager));
    if (next) throw new AppError('ARRIVALS_EMAIL_LIMIT_REACHED', { next: next.toISOString() });
    if ((await subscribers(manager)) === 0) throw new AppError('NO_CONFIRMED_SUBSCRIBERS');
  }

  /** The vehicles with their current data, in the given order. */
  private async vehicles(ids: number[], requestId: string, { offered = false } = {}): Promise<FoundVehicle[]> {
    const answers = await Promise.all(
      [...new Set(ids)].map((id) => this.catalog.vehicle(id, requestId).then((answer) => ({ id, answer }))),
    );
    const errors: { path: string; message: string }[] = [];
    const vehicles = answers.flatMap(({ id, answer }) => {
      if (answer === 'unavailable') throw new AppError('UPSTREAM_UNAVAILABLE', { vehicleId: id });
      const message = problemOf(id, answer, offered);
      if (message) errors.push({ path: `vehicleIds.${ids.indexOf(id)}`, message });
      if (answer === 'missing') return [];
      const { year, make, model, price } = answer;
      return { id, year, make, model, price };
    });
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', {}, { errors });
    return vehicles;
  }
}
