import { STAFF_VEHICLE_SORTS, type StaffVehicleSort, type StaffVehiclesQuery } from '@dealership/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const asNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** The query string of `GET /api/staff/vehicles`. */
export class StaffVehiclesParams implements StaffVehiclesQuery {
  @IsOptional()
  @Transform(asNumber)
  @Min(1)
  @Max(1_000_000)
  @IsInt({ message: '$property must be a whole number from 1' })
  page?: number;

  @IsOptional()
  @Transform(asNumber)
  @Min(1)
  @Max(100)
  @IsInt({ message: '$property must be a whole number from 1 to 100' })
  pageSize?: number;

  @IsOptional()
  @MaxLength(100)
  @IsString()
  q?: string;

  @IsOptional()
  @IsIn(STAFF_VEHICLE_SORTS)
  sort?: StaffVehicleSort;
}
