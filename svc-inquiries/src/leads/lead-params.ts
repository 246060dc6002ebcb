import { LEAD_SORTS, type LeadSort } from '@dealership/contracts';
import { PeriodParams } from '@dealership/service-kit/staff';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';

const LARGEST_ID = 2_147_483_647;

const asNumber = ({ value }: { value: unknown }): unknown => (/^\d{1,10}$/.test(String(value)) ? Number(value) : value);

/** The path parameter `:id`. */
export class IdParams {
  @Transform(asNumber)
  @Max(LARGEST_ID, { message: `id must be at most ${LARGEST_ID}` })
  @Min(1, { message: 'id must be at least 1' })
  @IsInt({ message: 'id must be a whole number' })
  id: number;
}

/** Which of a list's entries, for pages and for the export. */
export class LeadFilterParams extends PeriodParams {
  @IsOptional()
  @MaxLength(200, { message: 'q is too long' })
  q?: string;

  @IsOptional()
  @Matches(/^[a-z_]{1,20}$/, { message: 'status must be one of the list, or all' })
  status?: string;
}

export class LeadPageParams extends LeadFilterParams {
  @IsOptional()
  @Transform(asNumber)
  @Max(1_000_000, { message: 'page must be at most 1000000' })
  @Min(1, { message: 'page must be at least 1' })
  @IsInt({ message: 'page must be a whole number' })
  page = 1;

  @IsOptional()
  @Transform(asNumber)
  @Max(100, { message: 'pageSize must be at most 100' })
  @Min(1, { message: 'pageSize must be at least 1' })
  @IsInt({ message: 'pageSize must be a whole number' })
  pageSize = 25;

  @IsOptional()
  @IsIn(LEAD_SORTS, { message: `sort must be one of ${LEAD_SORTS.join(', ')}` })
  sort: LeadSort = 'newest';
}
