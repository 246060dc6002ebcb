import { type DynamicModule, Module } from '@nestjs/common';
import { REMINDER_DAYS, RemindersTask } from './reminders.task.js';

@Module({})
export class RemindersModule {
  static forRoot(days: number[]): DynamicModule {
    return { module: RemindersModule, providers: [{ provide: REMINDER_DAYS, useValue: days }, RemindersTask] };
  }
}
