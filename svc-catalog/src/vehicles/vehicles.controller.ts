import type {
  DraftVehicle,
  IdParams,
  LanguageQuery,
  ListQuery,
  NearestVehicles,
  StaffVehicle,
  TextListQuery,
  Vehicle,
  VehicleChanges,
  VehicleCosts,
  VehicleCreation,
  VehiclePage,
  VehicleSearchQuery,
  VehicleSearchResult,
  VehicleSummary,
} from '@dealership/contracts';
import { api, type QueryOf } from '@dealership/contracts/api';
import { JsonText, jsonList, linkPages, type Reply, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { VehicleSearchService } from './search/vehicle-search.service.js';
import { VehiclesService } from './vehicles.service.js';
import { StaffVehicleWritesService } from './writes/staff-vehicle-writes.service.js';

@Controller()
export class VehiclesController {
  constructor(
    private readonly vehicles: VehiclesService,
    private readonly vehicleSearch: VehicleSearchService,
    private readonly writes: StaffVehicleWritesService,
  ) {}

  @Route(api.listVehicles)
  @JsonText()
  async list(@Query() query: TextListQuery, @Res({ passthrough: true }) reply: Reply): Promise<JsonText<Vehicle[]>> {
    const { items, more } = await this.vehicles.list(query);
    linkPages(reply, api.listVehicles.path, query, more);
    return jsonList(items);
  }

  @Route(api.listVehiclePages)
  @JsonText()
  async pages(@Query() query: ListQuery, @Res({ passthrough: true }) reply: Reply): Promise<JsonText<VehiclePage[]>> {
    const { items, more } = await this.vehicles.pages(query);
    linkPages(reply, api.listVehiclePages.path, query, more);
    return jsonList(items);
  }

  @Route(api.listFeaturedVehicles)
  @JsonText()
  featured(): Promise<JsonText<VehicleSummary[]>> {
    return this.vehicles.featured();
  }

  @Route(api.listVehiclesById)
  @JsonText()
  byId(@Query() { ids }: QueryOf<typeof api.listVehiclesById>): Promise<JsonText<VehicleSummary[]>> {
    return this.vehicles.byId(ids);
  }

  @Route(api.searchVehicles)
  @JsonText()
  search(@Query() query: VehicleSearchQuery): Promise<JsonText<VehicleSearchResult>> {
    return this.vehicleSearch.search(query);
  }

  @Route(api.nearestVehicles)
  @JsonText()
  nearest(@Query() query: VehicleSearchQuery): Promise<JsonText<NearestVehicles>> {
    return this.vehicleSearch.nearest(query);
  }

  @Route(api.getVehicle)
  @JsonText()
  get(@Param() { id }: IdParams, @Query() { lang }: LanguageQuery): Promise<JsonText<Vehicle>> {
    return this.vehicles.get(id, lang);
  }

  @Route(api.createVehicle)
  create(@Body() vehicle: VehicleCreation, @CurrentStaff() staff: CurrentStaff): Promise<DraftVehicle> {
    return this.writes.create(vehicle, staff);
  }

  @Route(api.updateVehicle)
  change(@Param() { id }: IdParams, @Body() changes: VehicleChanges, @CurrentStaff() staff: CurrentStaff): Promise<StaffVehicle> {
    return this.writes.change(id, changes, staff);
  }

  @Route(api.updateVehicleCosts)
  changeCosts(
    @Param() { id }: IdParams,
    @Body() costs: VehicleCosts,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StaffVehicle> {
    return this.writes.change(id, costs, staff);
  }

  @Route(api.deleteVehicle)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.writes.remove(id, staff);
  }
}
