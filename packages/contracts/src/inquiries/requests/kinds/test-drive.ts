import { MAX_MESSAGE } from '../../../fields/limits.js';
import { localized } from '../../../languages/localized-text.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** An appointment for a test drive. */
export const testDrive = requestKind({
  name: 'test_drive',
  code: 'TD',
  path: '/api/test-drive',
  list: 'test-drive-requests',
  tab: 'test-drives',
  titles: {
    one: localized('Test drive request', 'طلب تجربة قيادة', '試乗のご依頼'),
    many: localized('Test drive requests', 'طلبات تجربة القيادة', '試乗のご依頼'),
    tab: localized('Test Drives', 'تجارب القيادة', '試乗'),
  },
  phone: 'required',
  targetMinutes: 780,
  notifies: ['staff', 'visitor'],
  about: ['vehicleName'],
  fields: {
    vehicleId: { label: localized('Vehicle no.', 'رقم السيارة', '車両番号'), type: 'vehicle' },
    vehicleName: { label: localized('Vehicle', 'السيارة', '車両'), type: 'line', recorded: true, optional: true },
    date: { label: localized('Day', 'اليوم', '日付'), type: 'day' },
    time: { label: localized('Time', 'الوقت', '時間'), type: 'time' },
    message: {
      label: localized('Message', 'الرسالة', 'メッセージ'),
      type: 'text',
      maxLength: MAX_MESSAGE,
      rows: 5,
      optional: true,
    },
  },
});

export type TestDriveRequest = RequestOf<typeof testDrive>;
