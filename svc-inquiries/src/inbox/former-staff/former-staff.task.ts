import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { revokeCalendarLinksExcept } from '../../requests/appointments/calendar/calendar-links.service.js';
import { AccountsClient } from '../../service-clients/accounts/accounts.client.js';
import { AssignmentService } from '../assignment.service.js';

const TIMES = { intervalMs: 30_000, initialDelayMs: 5_000 };

const HELD_BY_ANYBODY = `
  SELECT WHERE EXISTS (SELECT FROM inquiries.calendar_link) OR EXISTS (SELECT FROM inquiries.conversation WHERE owner_id IS NOT NULL)`;

/** Revokes the calendar links and unassigns the open requests of staff who may no longer handle requests. */
@Injectable()
export class FormerStaffTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsClient,
    private readonly assignment: AssignmentService,
  ) {
    super('reassignment of requests of former staff', TIMES);
  }

  async run(signal: AbortSignal): Promise<undefined> {
    const [found] = await this.dataSource.query<object[]>(HELD_BY_ANYBODY);
    if (!found) return;
    const staffIds = (await this.accounts.contacts(null)).map(({ id }) => id);
    await revokeCalendarLinksExcept(this.dataSource.manager, staffIds);
    await this.assignment.unassignAllExcept(staffIds, signal);
  }
}
