import { MAX_MESSAGE } from '../../../fields/limits.js';
import { localized } from '../../../languages/localized-text.js';
import { type RequestOf, requestKind } from './request-kind.js';
import { sourcing } from './sourcing.js';
import { testDrive } from './test-drive.js';

/**
 * A message to the dealership and, with `vehicleId`, an inquiry about one vehicle. `channel`: how it arrived, if staff
 * entered it for the customer.
 */
export const contact = requestKind({
  name: 'contact',
  code: 'CM',
  path: '/api/contact',
  list: 'contact-messages',
  tab: 'messages',
  titles: {
    one: localized('Customer message', 'رسالة عميل', 'お客様からのメッセージ'),
    many: localized('Customer Messages', 'رسائل العملاء', 'お客様からのメッセージ'),
    tab: localized('Customer Messages', 'رسائل العملاء', 'お客様からのメッセージ'),
  },
  phone: 'optional',
  targetMinutes: 780,
  notifies: ['staff', 'visitor'],
  about: ['subject'],
  entered: true,
  fields: {
    subject: {
      label: localized('Subject', 'الموضوع', '件名'),
      type: 'choice',
      free: true,
      options: {
        inventory: localized('Our inventory', 'السيارات المعروضة', '在庫車両について'),
        auction: localized('Auction access', 'اشتراك المزادات', 'オークション閲覧について'),
        import: localized('Import services', 'خدمات الاستيراد', '輸入代行について'),
        consignment: localized('Consignment', 'البيع بالعمولة', '委託販売について'),
        other: localized('Other', 'موضوع آخر', 'その他'),
      },
      // The API accepts any subject, and callers name the other kinds of requests.
      known: { sourcing: sourcing.titles.one, test_drive: testDrive.titles.one },
    },
    message: {
      label: localized('Message', 'نص الرسالة', 'お問い合わせ内容'),
      type: 'text',
      minLength: 10,
      maxLength: MAX_MESSAGE,
      rows: 6,
    },
    channel: {
      label: localized('Entered by staff', 'سجّله الموظف', '担当者による登録'),
      type: 'choice',
      recorded: true,
      optional: true,
      options: {
        call: localized('Phone call', 'مكالمة هاتفية', 'お電話'),
        whatsapp: localized('WhatsApp', 'واتساب', 'WhatsAppでのご連絡'),
        visit: localized('Visit to the showroom', 'زيارة المعرض', 'ご来店'),
        other: localized('Another way', 'طريقة أخرى', 'その他の方法'),
      },
    },
    vehicleId: { label: localized('Vehicle no.', 'رقم السيارة', '車両番号'), type: 'vehicle', optional: true },
  },
});

export type ContactMessage = RequestOf<typeof contact>;
