import { words } from '../../words.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** A message to the dealership and, with `vehicleId`, an inquiry about one vehicle. */
export const contact = requestKind({
  name: 'contact',
  code: 'CM',
  path: '/api/contact',
  list: 'contact-messages',
  tab: 'messages',
  titles: {
    one: words('Customer message', 'رسالة عميل', 'お客様からのメッセージ'),
    many: words('Customer Messages', 'رسائل العملاء', 'お客様からのメッセージ'),
    tab: words('Customer Messages', 'رسائل العملاء', 'お客様からのメッセージ'),
  },
  phone: 'optional',
  answerMinutes: 780,
  notifies: ['staff', 'visitor'],
  about: ['subject'],
  fields: {
    subject: {
      label: words('Subject', 'الموضوع', '件名'),
      type: 'choice',
      free: true,
      options: {
        inventory: words('Our inventory', 'السيارات المعروضة', '在庫車両について'),
        auction: words('Auction access', 'اشتراك المزادات', 'オークション閲覧について'),
        import: words('Import services', 'خدمات الاستيراد', '輸入代行について'),
        consignment: words('Consignment', 'البيع بالعمولة', '委託販売について'),
        other: words('Other', 'موضوع آخر', 'その他'),
      },
    },
    message: { label: words('Message', 'نص الرسالة', 'お問い合わせ内容'), type: 'text', shortest: 10, longest: 5000, rows: 6 },
    vehicleId: { label: words('Vehicle no.', 'رقم السيارة', '車両番号'), type: 'vehicle', optional: true },
  },
});

export type ContactMessage = RequestOf<typeof contact>;
