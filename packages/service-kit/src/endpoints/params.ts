import { DEFAULT_LANGUAGE, LANGUAGES, type Language, MAX_INT32, MAX_PAGE_SIZE } from '@dealership/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const MAX_PAGE = 1_000_000;
const DEFAULT_MAX_PAGE_SIZE = 100;

// Non-numbers stay text and fail validation.
const asNumber = ({ value }: { value: unknown }): unknown => (/^\d{1,10}$/.test(String(value)) ? Number(value) : value);

const WholeNumber = (largest: number): PropertyDecorator =>
  applyDecorators(
    Transform(asNumber),
    IsInt({ message: '$property must be a whole number' }),
    Min(1, { message: '$property must be at least 1' }),
    Max(largest, { message: `$property must be at most ${largest}` }),
  );

/** Page number in a query, from 1. */
export const PageNumber = (): PropertyDecorator => applyDecorators(IsOptional(), WholeNumber(MAX_PAGE));

/** Page size in a query, from 1. */
export const PageSize = (largest = DEFAULT_MAX_PAGE_SIZE): PropertyDecorator =>
  applyDecorators(IsOptional(), WholeNumber(largest));

/** An optional record id in a query. */
export const OptionalRecordId = (): PropertyDecorator => applyDecorators(IsOptional(), WholeNumber(MAX_INT32));

/** A required record id in a query. */
export const RecordId = (): PropertyDecorator => WholeNumber(MAX_INT32);

/** Text language in a query. */
const LanguageCode = (): PropertyDecorator => applyDecorators(IsOptional(), IsIn(LANGUAGES.map(({ code }) => code)));

/** The path parameter `:id`. */
export class IdParams {
  @WholeNumber(MAX_INT32)
  id: number;
}

/** Query of a paginated staff list. */
export class PageParams {
  @PageNumber()
  page = 1;

  @PageSize()
  pageSize = 25;
}

/** Query of a call that returns texts. */
export class LanguageParams {
  @LanguageCode()
  lang: Language = DEFAULT_LANGUAGE;
}

/** The query of a public list. */
export class ListParams {
  @PageNumber()
  page = 1;

  @PageSize(MAX_PAGE_SIZE)
  pageSize = MAX_PAGE_SIZE;
}

/** The query of a public list of texts. */
export class TextListParams extends ListParams {
  @LanguageCode()
  lang: Language = DEFAULT_LANGUAGE;
}
