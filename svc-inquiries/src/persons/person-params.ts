import { PageSize } from '@dealership/service-kit/endpoints';
import { IsOptional, MaxLength } from 'class-validator';

export class PersonParams {
  @IsOptional()
  @MaxLength(200, { message: 'cursor is not one that a page gave' })
  cursor?: string;

  @PageSize()
  pageSize = 25;
}
