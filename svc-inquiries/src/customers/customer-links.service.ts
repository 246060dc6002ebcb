import { type CustomerMerge, formatRequestKey, type RequestKey, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { type Customer, customerOf } from './customer.js';
import { CustomerLink } from './customer-link.entity.js';
import { CUSTOMER_LINKS, lockLinks } from './customer-links.js';

/** Merges two addresses of one customer, and undoes it. */
@Injectable()
export class CustomerLinksService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  merge(key: RequestKey, { email, reason, version }: CustomerMerge, { staff }: StaffWriter): Promise<void> {
    return this.write(key, version, async (manager, { emails: [own], emails }) => {
      if (own === undefined) throw AppError.invalidField('email', staffValidationMessages.noEmail);
      const other = email.toLowerCase();
      if (emails.includes(other)) throw AppError.invalidField('email', staffValidationMessages.mergedAlready);
      const [oneEmail, otherEmail] = own < other ? [own, other] : [other, own];
      const author = { authorId: staff.account.id, authorName: staff.account.name };
      const link = await manager.save(CustomerLink, { oneEmail, otherEmail, reason, ...author, endedAt: null });
      const after = { request: formatRequestKey(key), reason };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: CUSTOMER_LINKS, entityId: link.id, after });
    });
  }

  unmerge(key: RequestKey, linkId: number, version: string, { staff }: StaffWriter): Promise<void> {
    return this.write(key, version, async (manager, { links }) => {
      const link = links.find((one) => one.id === linkId);
      if (!link) throw new AppError('PERSON_LINK_NOT_FOUND', { linkId });
      await manager.update(CustomerLink, linkId, { endedAt: new Date() });
      const before = { request: formatRequestKey(key), reason: link.reason };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'delete', entity: CUSTOMER_LINKS, entityId: linkId, before });
    });
  }

  /** Serializes writers; rejects the change if somebody else has merged or unmerged since. */
  private write(
    { kind, number }: RequestKey,
    version: string,
    change: (manager: EntityManager, customer: Customer) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockLinks(manager);
      // A concurrent erasure of the customer waits and then finds the link.
      const lock = { mode: 'for_key_share' } as const;
      const conversation = await manager.findOne(Conversation, { where: { kind, number }, lock });
      if (!conversation) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
      const customer = await customerOf(manager, conversation);
      if (customer.version !== version) throw new AppError('CHANGED_MEANWHILE', { kind, number });
      await change(manager, customer);
    });
  }
}
