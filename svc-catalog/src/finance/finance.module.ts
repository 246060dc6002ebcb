import type { FinanceTerms } from '@dealership/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { FINANCE_TERMS, FinanceController } from './finance.controller.js';

@Module({})
export class FinanceModule {
  static forRoot(terms: FinanceTerms): DynamicModule {
    return {
      module: FinanceModule,
      controllers: [FinanceController],
      providers: [{ provide: FINANCE_TERMS, useValue: terms }],
    };
  }
}
