import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DealingService } from '../../inbox/dealing.service.js';
import { AccountsService } from '../../peers/accounts.service.js';
import { keepCalendarLinksOf } from './calendar-links.service.js';

const TIMES = { intervalMs: 30_000, firstPauseMs: 5_000 };

const ANYTHING = `
  SELECT WHERE EXISTS (SELECT FROM inquiries.calendar_link) OR EXISTS (SELECT FROM inquiries.conversation WHERE owner_id IS NOT NULL)`;

/** Takes back the secret addresses of calendars, and the open requests, of whoever may not look after requests any more. */
@Injectable()
export class CalendarLinksLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly dealing: DealingService,
  ) {
    const logger = new Logger(CalendarLinksLoop.name);
    this.loop = new BackgroundLoop(logger, 'Looking after what people have who are gone', TIMES, async () => {
      await this.round();
      return undefined;
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  async round(): Promise<void> {
    const [found] = await this.dataSource.query<object[]>(ANYTHING);
    if (!found) return;
    const people = (await this.accounts.contacts(null)).map(({ id }) => id);
    await keepCalendarLinksOf(this.dataSource.manager, people);
    await this.dealing.keepOwners(people);
  }
}
