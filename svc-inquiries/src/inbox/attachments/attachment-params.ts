import { IsUUID, Matches } from 'class-validator';
import { NameParams } from '../inbox-params.js';

export class NewAttachmentParams {
  @Matches(/^\P{Cc}{1,300}$/u, { message: '$property must be a text of at most 300 characters' })
  name: string;
}

export class AttachmentParams extends NameParams {
  @IsUUID('all', { message: 'id must be a UUID' })
  id: string;
}
