import { VEHICLES_AT_ONCE } from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';

/** The query of the plain list of vehicles. */
export class VehicleListParams {
  @PageNumber()
  page = 1;

  @PageSize(VEHICLES_AT_ONCE)
  pageSize = VEHICLES_AT_ONCE;
}
