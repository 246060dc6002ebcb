import type { EventName, Representative } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, recordStaffWrite } from '@dealership/service-kit/audit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Membership } from '../payments/membership.entity.js';
import { Payment } from '../payments/payment.entity.js';

interface Step {
  changes: Partial<Membership>;
  event: EventName;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Fulfilment after the payment. Each step is e-mailed to the member once. */
@Injectable()
export class FulfilmentService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Repeating it keeps the first entry. */
  loginSent(id: number, staff: CurrentStaff): Promise<void> {
    return this.take(id, staff, ({ loginSentAt }) => {
      if (loginSentAt) return undefined;
      const changes = { loginSentAt: new Date(), loginSentBy: staff.account.name };
      const auditedChange = { loginSent: changes.loginSentAt.toISOString() };
      return { changes, event: 'membership.login-sent', before: { loginSent: null }, after: auditedChange };
    });
  }

  nameRepresentative(id: number, { name, phone = '', version }: Representative, staff: CurrentStaff): Promise<void> {
    return this.take(id, staff, (now) => {
      if (now.representativeName === name && (now.representativePhone ?? '') === phone) return undefined;
      assertVersion(now, version, { membershipId: id });
      const changes = { representativeName: name, representativePhone: phone || null, representativeNamedAt: new Date() };
      const before = { representative: now.representativeName };
      return { changes, event: 'membership.representative-named', before, after: { representative: name } };
    });
  }

  private take(id: number, staff: CurrentStaff, stepOf: (now: Membership) => Step | undefined): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { membership, payment } = await this.locked(manager, id);
      const step = stepOf(membership);
      if (!step) return;
      if (membership.paymentStatus !== 'completed' || membership.endDate <= new Date())
        throw new AppError('MEMBERSHIP_ENDED', { membershipId: id });
      const { changes, event, before, after } = step;
      const version = membership.version + 1;
      await manager.update(Membership, id, { ...changes, version });
      await recordStaffWrite(manager, SCHEMA, {
        staff,
        action: 'update',
        entity: 'auction-subscription',
        entityId: id,
        before,
        after,
      });
      await appendToOutbox(manager, SCHEMA, event, { paymentId: payment.id, occurrence: version }, payment.requestId);
    });
  }

  /** An erasure takes the same lock. */
  private async locked(manager: EntityManager, id: number): Promise<{ membership: Membership; payment: Payment }> {
    const lock = { mode: 'pessimistic_write' } as const;
    const membership = await manager.findOne(Membership, { where: { id }, lock });
    const payment = membership && (await manager.findOneBy(Payment, { id: membership.paymentId }));
    if (!membership || !payment || payment.erasedAt) throw new AppError('MEMBERSHIP_NOT_FOUND', { membershipId: id });
    return { membership, payment };
  }
}
