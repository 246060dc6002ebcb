import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { IdParams } from '../id-params.js';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { VehicleSearchParams } from './search/vehicle-search-params.js';
import { VehiclesService } from './vehicles.service.js';

const JSON_TYPE = 'application/json; charset=utf-8';

@Controller('api/vehicles')
export class VehiclesController {
  constructor(
    private readonly vehicles: VehiclesService,
    private readonly vehicleSearch: VehicleSearchService,
  ) {}

  @Get()
  async list(): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.vehicles.list()), { type: JSON_TYPE });
  }

  // Before `:id`, which would take 'search' for an id.
  @Get('search')
  @Header('content-type', JSON_TYPE)
  search(@Query() query: VehicleSearchParams): Promise<string> {
    return this.vehicleSearch.search(query);
  }

  @Get(':id')
  @Header('content-type', JSON_TYPE)
  get(@Param() { id }: IdParams): Promise<string> {
    return this.vehicles.get(id);
  }
}
