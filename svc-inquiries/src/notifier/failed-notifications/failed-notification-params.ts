import { Matches } from 'class-validator';

/** The path parameter `:id` of a job. */
export class JobParams {
  @Matches(/^[\w-]{1,100}$/, { message: 'id must be that of a notification' })
  id: string;
}
