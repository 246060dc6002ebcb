import {
  MAX_SEARCH_TEXT,
  MEMBERSHIP_SORTS,
  MEMBERSHIP_STATUSES,
  type MembershipQuery,
  type MembershipSort,
} from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';
import { PeriodParams } from '@dealership/service-kit/lists';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

const STATUSES = [...MEMBERSHIP_STATUSES, 'active', 'to-fulfil'] as const;

/** The filter for pages and exports. `q`: part of a name, an e-mail address or a payment's id. */
export class MembershipFilterParams extends PeriodParams {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH_TEXT)
  q = '';

  @IsOptional()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];
}

/** Query of `GET /api/auction-subscriptions`. */
export class MembershipPageParams extends MembershipFilterParams implements MembershipQuery {
  @PageNumber()
  page = 1;

  @PageSize()
  pageSize = 20;

  @IsOptional()
  @IsIn(MEMBERSHIP_SORTS)
  sort: MembershipSort = 'newest';
}
