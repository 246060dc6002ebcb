import { type DynamicModule, Module } from '@nestjs/common';
import { CLEANING_OPTIONS, Cleaning, type CleaningOptions } from './cleaning.js';

@Module({})
export class CleaningModule {
  static forRoot(options: CleaningOptions): DynamicModule {
    return { module: CleaningModule, providers: [{ provide: CLEANING_OPTIONS, useValue: options }, Cleaning] };
  }
}
