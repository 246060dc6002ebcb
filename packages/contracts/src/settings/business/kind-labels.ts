import { ofEachKind } from '../../inquiries/kinds/index.js';
import { localized } from '../../localized-text.js';

/** What the settings call the kinds of request that the inbox has. */
export const KIND_LABELS = {
  ...ofEachKind(({ titles }) => titles.many),
  reservation: localized('Vehicle reservations', 'حجوزات السيارات', '車両のご予約'),
  membership: localized('Memberships', 'الاشتراكات', '会員登録'),
};
