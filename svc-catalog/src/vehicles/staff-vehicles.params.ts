import { STAFF_VEHICLE_SORTS, type StaffVehicleSort, type StaffVehiclesQuery } from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

/** The query string of `GET /api/staff/vehicles`. */
export class StaffVehiclesParams implements StaffVehiclesQuery {
  @PageNumber()
  page?: number;

  @PageSize()
  pageSize?: number;

  @IsOptional()
  @MaxLength(100)
  @IsString()
  q?: string;

  @IsOptional()
  @IsIn(STAFF_VEHICLE_SORTS)
  sort?: StaffVehicleSort;
}
