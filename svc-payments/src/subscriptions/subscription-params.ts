import {
  MAX_SEARCH_TEXT,
  SUBSCRIPTION_SORTS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionQuery,
  type SubscriptionSort,
} from '@dealership/contracts';
import { PageNumber, PageSize } from '@dealership/service-kit/endpoints';
import { PeriodParams } from '@dealership/service-kit/lists';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

const STATUSES = [...SUBSCRIPTION_STATUSES, 'active', 'to-fulfil'] as const;

/** The filter for pages and exports. `q`: part of a name, an e-mail address or a payment's id. */
export class SubscriptionFilterParams extends PeriodParams {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH_TEXT)
  q = '';

  @IsOptional()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];
}

/** Query of `GET /api/auction-subscriptions`. */
export class SubscriptionPageParams extends SubscriptionFilterParams implements SubscriptionQuery {
  @PageNumber()
  page = 1;

  @PageSize()
  pageSize = 20;

  @IsOptional()
  @IsIn(SUBSCRIPTION_SORTS)
  sort: SubscriptionSort = 'newest';
}
