import {
  formatRequestKey,
  type JourneyChange,
  type JourneyList,
  type Journey as JourneyResponse,
  type NewJourney,
  parseRequestKey,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, recordStaffWrite } from '@dealership/service-kit/audit';
import { page } from '@dealership/service-kit/database';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../requests/reservations/reservation.entity.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { JOURNEYS, lockedJourney, recordChange } from './change-journey.js';
import { filesOf } from './files/journey-files.js';
import { Journey } from './journey.entity.js';
import { toJourney, toJourneySummary } from './journey.mapper.js';
import { type JourneyFilter, journeyFilter } from './journey-filter.js';
import { type JourneyTables, journeyRows, journeysWithRequests } from './journeys.query.js';
import { createStaffEnteredCustomer } from './new-customer.js';
import { JourneyStep } from './steps/journey-step.entity.js';

const ownerColumns = (owner: NewJourney['owner']) => ({ ownerId: owner?.id ?? null, ownerName: owner?.name ?? null });

/** Journeys as managed by staff. */
@Injectable()
export class JourneysService {
  constructor(
    private readonly db: Kysely<JourneyTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  async list({ page: number, pageSize, ...filter }: JourneyFilter & { page: number; pageSize: number }): Promise<JourneyList> {
    const query = journeysWithRequests(this.db)
      .select('j.id')
      .where(journeyFilter(filter))
      .orderBy('j.updatedAt', 'desc')
      .orderBy('j.id', 'desc');
    const { items: found, ...paging } = await page(query, { page: number, pageSize });
    const rows = await journeyRows(
      this.dataSource.manager,
      found.map(({ id }) => id),
    );
    return { items: rows.map(toJourneySummary), ...paging };
  }

  get(id: number): Promise<JourneyResponse> {
    return this.read(this.dataSource.manager, id);
  }

  /** Repeating it with the same request, or the same key of a manually entered customer, returns the same journey. */
  async create(
    { request, customer, kind, title, language, owner }: NewJourney,
    staff: CurrentStaff,
    context: RequestContext,
  ): Promise<JourneyResponse> {
    const { journeys } = await this.site.settings();
    return this.dataSource.transaction(async (manager) => {
      const conversation = customer
        ? await createStaffEnteredCustomer(manager, customer, context)
        : await this.conversationOf(manager, request ?? '');
      // Prevents others from creating a journey for this request concurrently.
      await manager.query('SELECT FROM inquiries.conversation WHERE id = $1 FOR UPDATE', [conversation.id]);
      const earlier = await manager.findOneBy(Journey, { conversationId: conversation.id });
      if (earlier) return this.read(manager, earlier.id);
      const customerLanguage = customer?.language ?? (await this.languageOf(manager, conversation));
      const row = await manager.save(
        manager.create(Journey, {
          ...{ conversationId: conversation.id, kind, title, language: language ?? customerLanguage },
          ...ownerColumns(owner),
        }),
      );
      const steps = journeys[kind].steps.map((step, position) => ({ ...step, journeyId: row.id, position }));
      await manager.insert(JourneyStep, steps);
      const after = { kind, title, request: formatRequestKey(conversation) };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: JOURNEYS, entityId: row.id, after });
      return this.read(manager, row.id);
    });
  }

  change(id: number, { version, ...change }: JourneyChange, staff: CurrentStaff): Promise<JourneyResponse> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lockedJourney(manager, id);
      assertVersion(row, version);
      const { title, language, ownerId, ownerName } = row;
      const before = { title, language, ownerId, ownerName };
      const { owner, ...columns } = change;
      const after = { ...before, ...columns, ...(owner !== undefined && ownerColumns(owner)) };
      if (await recordChange(manager, row, { before, after }, staff)) await manager.update(Journey, id, after);
      return this.read(manager, id);
    });
  }

  async read(manager: EntityManager, id: number): Promise<JourneyResponse> {
    const [row] = await journeyRows(manager, [id]);
    if (!row) throw new AppError('JOURNEY_NOT_FOUND', { id });
    return toJourney(row, await filesOf(manager, id));
  }

  private async conversationOf(manager: EntityManager, name: string): Promise<Conversation> {
    const id = parseRequestKey(name);
    const conversation = id && (await manager.findOneBy(Conversation, id));
    if (!conversation) throw new AppError('REQUEST_NOT_FOUND', { name });
    return conversation;
  }

  private async languageOf(manager: EntityManager, { inquiryId, vehicleReservationId }: Conversation) {
    const request = inquiryId
      ? await manager.findOneBy(Inquiry, { id: inquiryId })
      : await manager.findOneBy(Reservation, { id: vehicleReservationId ?? 0 });
    return request?.language ?? 'en';
  }
}
