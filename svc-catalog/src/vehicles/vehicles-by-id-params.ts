import { MAX_INT32, VEHICLES_BY_ID } from '@dealership/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';

const NAMED = 'ids must be numbers of vehicles with commas between them';

/** The query of the vehicles by their ids. */
export class VehiclesByIdParams {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}(,\d{1,10})*$/.test(value) ? [...new Set(value.split(',').map(Number))] : value,
  )
  @ArrayMaxSize(VEHICLES_BY_ID, { message: `ids must be at most ${VEHICLES_BY_ID}` })
  @Max(MAX_INT32, { each: true, message: NAMED })
  @Min(1, { each: true, message: NAMED })
  @IsInt({ each: true, message: NAMED })
  @IsArray({ message: NAMED })
  ids: number[];
}
