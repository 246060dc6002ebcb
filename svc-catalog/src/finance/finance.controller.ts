import type { FinanceTerms } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Inject } from '@nestjs/common';

export const FINANCE_TERMS = Symbol('FINANCE_TERMS');

@Controller()
export class FinanceController {
  constructor(@Inject(FINANCE_TERMS) private readonly terms: FinanceTerms) {}

  @Route(api.getFinanceTerms)
  get(): FinanceTerms {
    return this.terms;
  }
}
