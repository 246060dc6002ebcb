import type { FiguresQuery, PaymentFigures } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Query } from '@nestjs/common';
import { FiguresService } from './figures.service.js';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(api.getPaymentFigures)
  read(@Query() period: FiguresQuery): Promise<PaymentFigures> {
    return this.figures.read(period);
  }
}
