import { RecordId } from '@dealership/service-kit/endpoints';
import { NameParams } from '../inbox/inbox-params.js';

export class MessageParams extends NameParams {
  @RecordId()
  id: number;
}
