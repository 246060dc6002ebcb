import type { CurrentStaff } from './decorators.js';

/** The author of a change: the member of staff and the HTTP request. */
export interface StaffWriter {
  staff: CurrentStaff;
  requestId: string;
}
