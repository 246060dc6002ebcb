import { ofEachKind } from '../../inquiries/requests/kinds/index.js';
import { localized } from '../../languages/localized-text.js';

/** Labels of the inbox kinds in the settings. */
export const KIND_LABELS = {
  ...ofEachKind(({ titles }) => titles.many),
  reservation: localized('Vehicle reservations', 'حجوزات السيارات', '車両のご予約'),
  membership: localized('Memberships', 'الاشتراكات', '会員プラン'),
};
