import { LEAD_SORTS, type LeadSort, MAX_SEARCH_TEXT } from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';
import { PeriodParams } from '@dealership/service-kit/lists';
import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';

/** The filter of a list, for pages and exports. */
export class LeadFilterParams extends PeriodParams {
  @IsOptional()
  @MaxLength(MAX_SEARCH_TEXT, { message: 'q is too long' })
  q?: string;

  @IsOptional()
  @Matches(/^[a-z_]{1,20}$/, { message: 'status must be one of the list, or all' })
  status?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'day must be YYYY-MM-DD' })
  day?: string;
}

export class LeadPageParams extends LeadFilterParams {
  @PageNumber()
  page = 1;

  @PageSize()
  pageSize = 25;

  @IsOptional()
  @IsIn(LEAD_SORTS, { message: `sort must be one of ${LEAD_SORTS.join(', ')}` })
  sort: LeadSort = 'newest';
}
