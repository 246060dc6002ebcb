import {
  STAFF_VEHICLE_FILTERS,
  STAFF_VEHICLE_SORTS,
  type StaffVehicleFilter,
  type StaffVehicleSort,
  type StaffVehiclesQuery,
} from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';
import { IsIn, IsOptional, Matches } from 'class-validator';

/** The query string of `GET /api/staff/vehicles/export`. */
export class StaffVehicleFilterParams implements Pick<StaffVehiclesQuery, 'q' | 'filter' | 'sort'> {
  @IsOptional()
  @Matches(/^\P{Cc}{0,100}$/u, { message: '$property must be a text of at most 100 characters' })
  q?: string;

  @IsOptional()
  @IsIn(STAFF_VEHICLE_FILTERS)
  filter?: StaffVehicleFilter;

  @IsOptional()
  @IsIn(STAFF_VEHICLE_SORTS)
  sort?: StaffVehicleSort;
}

/** The query string of `GET /api/staff/vehicles`. */
export class StaffVehiclesParams extends StaffVehicleFilterParams implements StaffVehiclesQuery {
  @PageNumber()
  page?: number;

  @PageSize()
  pageSize?: number;
}
