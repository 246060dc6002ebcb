import { PageSize, RecordId } from '@dealership/service-kit/endpoints';
import { Cursor } from '@dealership/service-kit/lists';
import { NameParams } from '../inbox/inbox-params.js';

export class PersonLinkParams extends NameParams {
  @RecordId()
  id: number;
}

export class PersonParams {
  @Cursor()
  cursor?: string;

  @PageSize()
  pageSize = 25;
}
