import type { RequestFigures } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { FiguresParams } from '@dealership/service-kit/lists';
import { Controller, Query } from '@nestjs/common';
import { FiguresService } from './figures.service.js';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(api.getRequestFigures)
  read(@Query() period: FiguresParams): Promise<RequestFigures> {
    return this.figures.read(period);
  }
}
