import type { ContactMessage, InquiryReceipt } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/database.js';
import { contactInquiry } from './contact-inquiry.js';
import { Inquiry } from './inquiry.entity.js';
import type { SubmissionContext } from './submission.js';

type NewInquiry = ReturnType<typeof contactInquiry>;

const receipt = (id: number, createdAt: Date): InquiryReceipt => ({ id, createdAt: createdAt.toISOString() });

@Injectable()
export class InquiriesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a contact message and the event that tells of it, together; the same key and content again is the same receipt. */
  submitContactMessage(message: ContactMessage, context: SubmissionContext): Promise<InquiryReceipt> {
    return this.submit(contactInquiry(message, context));
  }

  private submit(inquiry: NewInquiry): Promise<InquiryReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.insert(manager, inquiry);
      if (!stored) return this.repeated(manager, inquiry);
      if (inquiry.status !== 'spam')
        await appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId: stored.id }, inquiry.requestId);
      return stored;
    });
  }

  /** Nothing when the key is taken. A row of the same key that is being stored at this moment is waited for. */
  private async insert(manager: EntityManager, inquiry: NewInquiry): Promise<InquiryReceipt | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Inquiry)
      .values(inquiry)
      .orIgnore()
      .returning(['id', 'createdAt'])
      .execute();
    const [row] = raw as { id: number; created_at: Date }[];
    return row && receipt(row.id, row.created_at);
  }

  private async repeated(manager: EntityManager, { idempotencyKey, contentHash }: NewInquiry): Promise<InquiryReceipt> {
    const first = await manager.findOneByOrFail(Inquiry, { idempotencyKey: String(idempotencyKey) });
    if (first.contentHash !== contentHash) throw new AppError('IDEMPOTENCY_KEY_REUSED', { inquiryId: first.id });
    return receipt(first.id, first.createdAt);
  }
}
