import { BackgroundLoop } from '@dealership/service-kit/background';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { REMINDER_DAYS, RemindersService } from './reminders.service.js';

const TIMES = { intervalMs: 15 * 60_000, firstPauseMs: 30_000 };

@Injectable()
class ReminderLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: BackgroundLoop;

  constructor(reminders: RemindersService) {
    this.loop = new BackgroundLoop(new Logger(ReminderLoop.name), 'Reminding of memberships that end', TIMES, async (ended) => {
      await reminders.remind(ended);
      return undefined;
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }
}

@Module({})
export class RemindersModule {
  static forRoot(days: number[]): DynamicModule {
    return { module: RemindersModule, providers: [{ provide: REMINDER_DAYS, useValue: days }, RemindersService, ReminderLoop] };
  }
}
