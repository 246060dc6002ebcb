import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountsService } from '../../peers/accounts.service.js';
import { keepCalendarLinksOf } from './calendar-links.service.js';

const TIMES = { intervalMs: 30_000, firstPauseMs: 5_000 };

/** Takes back the secret addresses of calendars of whoever may not look after requests any more. */
@Injectable()
export class CalendarLinksLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
  ) {
    const logger = new Logger(CalendarLinksLoop.name);
    this.loop = new BackgroundLoop(logger, 'Looking after the addresses of calendars', TIMES, async () => {
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
    const [link] = await this.dataSource.query<object[]>('SELECT FROM inquiries.calendar_link LIMIT 1');
    if (!link) return;
    const people = await this.accounts.contacts(null);
    await keepCalendarLinksOf(
      this.dataSource.manager,
      people.map(({ id }) => id),
    );
  }
}
