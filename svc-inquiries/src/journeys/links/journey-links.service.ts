import {
  type JourneyLink as JourneyLinkResponse,
  type Journey as JourneyResponse,
  journeyPath,
  localize,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff, StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { JOURNEYS, lockedJourney } from '../change-journey.js';
import { journeyText } from '../journey-text.js';
import { journeyRows } from '../journeys.query.js';
import { JourneysService } from '../journeys.service.js';
import { findJourneyLink, issueJourneyLink } from './journey-tokens.js';

/** Minimum minutes between two e-mails with a link, requested by staff or by the holder of an old link. */
const COOLDOWN_MINUTES = { staff: 1, visitor: 60 };

// Concurrent requests are serialized by the row lock, so the second one is too early.
const COUNT_REQUEST = `
  UPDATE inquiries.journey SET link_requests = link_requests + 1, link_requested_at = now()
  WHERE id = $1 AND (link_requested_at IS NULL OR link_requested_at < now() - $2 * interval '1 minute')
  RETURNING link_requests AS requests`;

const REVOKE = `
  UPDATE inquiries.journey_link SET revoked_at = now()
  WHERE journey_id = $1 AND revoked_at IS NULL AND expires_at > now() RETURNING id`;

/** The links to a journey's page. */
@Injectable()
export class JourneyLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly journeys: JourneysService,
    private readonly site: SiteClient,
  ) {}

  /** Creates a link and a text with it in the customer's language. */
  async create(id: number, staff: CurrentStaff): Promise<JourneyLinkResponse> {
    const { linkDays } = (await this.site.settings()).journeys;
    const { publicUrl, siteNames } = await this.site.dealer();
    return this.dataSource.transaction(async (manager) => {
      const [row] = await journeyRows(manager, [id]);
      if (!row) throw new AppError('JOURNEY_NOT_FOUND', { id });
      const { token, expiresAt } = await issueJourneyLink(manager, id, linkDays);
      await this.record(manager, id, staff, { links: 'made' });
      const url = `${publicUrl}${journeyPath(token)}`;
      const text = journeyText(row, url, localize(siteNames, row.language));
      const number = row.phoneE164?.slice(1);
      const whatsapp = number ? `https://wa.me/${number}?${new URLSearchParams({ text })}` : null;
      return { url, expiresAt: expiresAt.toISOString(), text, whatsapp };
    });
  }

  /**
   * Sends a link by e-mail.
   * @throws AppError if one was sent less than a minute ago, or if the customer gave no address
   */
  async mail(id: number, { staff, requestId }: StaffWriter): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockedJourney(manager, id);
      const [row] = await journeyRows(manager, [id]);
      if (!row?.email) throw AppError.invalidField('email', staffValidationMessages.noEmail);
      if (!(await this.requestLink(manager, id, COOLDOWN_MINUTES.staff, requestId)))
        throw new AppError('JOURNEY_LINK_JUST_MAILED', { id });
      await this.record(manager, id, staff, { links: 'mailed' });
    });
  }

  revoke(id: number, staff: CurrentStaff): Promise<JourneyResponse> {
    return this.dataSource.transaction(async (manager) => {
      await lockedJourney(manager, id);
      const [revoked] = await manager.query<[object[], number]>(REVOKE, [id]);
      if (revoked.length) await this.record(manager, id, staff, { links: 'revoked' });
      return this.journeys.read(manager, id);
    });
  }

  /** Replaces an invalid link. Sent to the address on file, since the caller is unknown. */
  async renew(token: string, requestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const link = await findJourneyLink(manager, token);
      if (link) await this.requestLink(manager, link.journeyId, COOLDOWN_MINUTES.visitor, requestId);
    });
  }

  private async requestLink(manager: EntityManager, journeyId: number, restMinutes: number, requestId: string): Promise<boolean> {
    const [[counted]] = await manager.query<[{ requests: number }[], number]>(COUNT_REQUEST, [journeyId, restMinutes]);
    if (!counted) return false;
    await appendToOutbox(manager, SCHEMA, 'journey.link-requested', { journeyId, occurrence: counted.requests }, requestId);
    return true;
  }

  private record(manager: EntityManager, entityId: number, staff: CurrentStaff, after: object): Promise<void> {
    return recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: JOURNEYS, entityId, after });
  }
}
