import { PageSize } from '@dealership/service-kit/endpoints';
import { Cursor } from '@dealership/service-kit/lists';

export class PersonParams {
  @Cursor()
  cursor?: string;

  @PageSize()
  pageSize = 25;
}
