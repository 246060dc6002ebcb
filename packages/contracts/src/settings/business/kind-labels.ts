import { requestKinds } from '../../inquiries/kinds/index.js';
import { words } from '../../inquiries/kinds/request-kind.js';

const { contact, import: importing, sourcing, consignment, test_drive: testDrive } = requestKinds;

/** What the settings call the kinds of request that the inbox has. */
export const KIND_LABELS = {
  contact: contact.titles.many,
  import: importing.titles.many,
  sourcing: sourcing.titles.many,
  consignment: consignment.titles.many,
  test_drive: testDrive.titles.many,
  reservation: words('Vehicle reservations', 'حجوزات السيارات', '車両のご予約'),
  membership: words('Memberships', 'الاشتراكات', '会員登録'),
};
