import { VEHICLES_AT_ONCE } from '@dealership/contracts';
import { LanguageParams, PageNumber, PageSize } from '@dealership/service-kit/endpoints';

/** The query of the plain list of vehicles. */
export class VehicleListParams extends LanguageParams {
  @PageNumber()
  page = 1;

  @PageSize(VEHICLES_AT_ONCE)
  pageSize = VEHICLES_AT_ONCE;
}
