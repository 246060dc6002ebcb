import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const LARGEST_ID = 2_147_483_647;

const wholeNumber = (value: unknown): number => (/^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN);

/** The path parameter `:id`. */
export class IdParams {
  @Transform(({ value }) => wholeNumber(value))
  @IsInt({ message: 'id must be a whole number' })
  @Min(1, { message: 'id must be at least 1' })
  @Max(LARGEST_ID, { message: `id must be at most ${LARGEST_ID}` })
  id: number;
}
