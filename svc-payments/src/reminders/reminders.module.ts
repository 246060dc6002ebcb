import { type DynamicModule, Module } from '@nestjs/common';
import { REMINDER_DAYS, RemindersService } from './reminders.service.js';

@Module({})
export class RemindersModule {
  static forRoot(days: number[]): DynamicModule {
    return { module: RemindersModule, providers: [{ provide: REMINDER_DAYS, useValue: days }, RemindersService] };
  }
}
