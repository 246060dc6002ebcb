import type { RecordHistoryProps } from '../../../audit/record-history.js';
import type { EditedKind, StaffRecord } from '../../../list/records/record-kind.js';

/** Where the changes of each kind of row are logged. */
export const RECORD_HISTORIES: Record<EditedKind<StaffRecord, object>['name'], RecordHistoryProps['of']> = {
  vehicle: { part: 'catalog', entity: 'vehicle' },
  upcomingVehicle: { part: 'catalog', entity: 'upcoming-vehicle' },
  make: { part: 'catalog', entity: 'make' },
  blogPost: { part: 'content', entity: 'blog-post' },
  customerShowcase: { part: 'content', entity: 'customer-showcase' },
  staffAccount: { part: 'accounts', entity: 'staff-account' },
};
