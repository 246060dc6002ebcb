import type { FiguresQuery, StockFigures } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { classPipe } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Headers, Query } from '@nestjs/common';
import { isbot } from 'isbot';
import { maySeeCosts } from '../vehicles/vehicle.mapper.js';
import { FiguresService } from './figures.service.js';
import { ViewBody } from './view.body.js';
import { ViewCounter } from './view-counter.service.js';

@Controller()
export class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly counter: ViewCounter,
  ) {}

  @Route(api.countView)
  count(@Body(classPipe()) view: ViewBody, @Headers('user-agent') userAgent?: string): void {
    if (userAgent && !isbot(userAgent)) this.counter.count(view);
  }

  @Route(api.getStockFigures)
  read(@Query() period: FiguresQuery, @CurrentStaff() staff: CurrentStaff): Promise<StockFigures> {
    return this.figures.read(period, maySeeCosts(staff));
  }
}
