import {
  INBOX_KINDS,
  INBOX_SORTS,
  INBOX_STATES,
  INBOX_VIEWS,
  type InboxKind,
  type InboxSort,
  type InboxState,
  type InboxView,
  MAX_SEARCH_TEXT,
  MAX_TAG,
  parseRequestKey,
  type RequestKey,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { PageSize } from '@dealership/service-kit/endpoints';
import { Cursor } from '@dealership/service-kit/lists';
import { IsIn, IsOptional, MaxLength } from 'class-validator';

const oneOf = (name: string, options: readonly string[]) => ({ message: `${name} must be one of ${options.join(', ')}` });

/** The filter, without a page. */
export class InboxCountsParams {
  @IsOptional()
  @IsIn(INBOX_VIEWS, oneOf('view', INBOX_VIEWS))
  view: InboxView = 'all';

  @IsOptional()
  @IsIn(INBOX_KINDS, oneOf('kind', INBOX_KINDS))
  kind?: InboxKind;

  @IsOptional()
  @MaxLength(MAX_TAG, { message: 'tag is too long' })
  tag?: string;

  @IsOptional()
  @MaxLength(MAX_SEARCH_TEXT, { message: 'q is too long' })
  q?: string;

  @IsOptional()
  @IsIn(INBOX_SORTS, oneOf('sort', INBOX_SORTS))
  sort?: InboxSort;
}

/** The filter and the page. */
export class InboxParams extends InboxCountsParams {
  @IsOptional()
  @IsIn(INBOX_STATES, oneOf('state', INBOX_STATES))
  state?: InboxState;

  @Cursor()
  cursor?: string;

  @PageSize()
  pageSize = 25;
}

export class NameParams {
  @MaxLength(60, { message: 'name is too long' })
  name: string;
}

/**
 * Kind and number of a request from its path parameter.
 * @throws AppError if it is not a request's name
 */
export function requestOf({ name }: NameParams): RequestKey {
  const found = parseRequestKey(name);
  if (!found) throw new AppError('REQUEST_NOT_FOUND', { name });
  return found;
}
