import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const asNumber = ({ value }: { value: unknown }): unknown => (/^\d{1,10}$/.test(String(value)) ? Number(value) : value);

/** Query of `GET /api/notifications` and of `GET /api/notifications/emails`. */
export class PageParams {
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
}

/** The path parameter `:id`: that of a job. */
export class JobParams {
  @Matches(/^[\w-]{1,100}$/, { message: 'id must be that of a notification' })
  id: string;
}
