import { ofEachKind } from '../../inquiries/kinds/index.js';
import { words } from '../../words.js';

/** What the settings call the kinds of request that the inbox has. */
export const KIND_LABELS = {
  ...ofEachKind(({ titles }) => titles.many),
  reservation: words('Vehicle reservations', 'حجوزات السيارات', '車両のご予約'),
  membership: words('Memberships', 'الاشتراكات', '会員登録'),
};
