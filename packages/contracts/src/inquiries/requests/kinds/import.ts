import { MAX_MESSAGE } from '../../../fields/limits.js';
import { localized } from '../../../languages/localized-text.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** The import of a car from abroad. */
export const importing = requestKind({
  name: 'import',
  code: 'IM',
  path: '/api/import-request',
  list: 'import-requests',
  tab: 'imports',
  titles: {
    one: localized('Import request', 'طلب استيراد', '輸入のご依頼'),
    many: localized('Import Requests', 'طلبات الاستيراد', '輸入のご依頼'),
    tab: localized('Import Requests', 'طلبات الاستيراد', '輸入のご依頼'),
  },
  phone: 'required',
  targetMinutes: 780,
  notifies: ['staff', 'visitor'],
  about: ['vehicleOfInterest'],
  form: {
    submit: localized('Send Import Request', 'إرسال طلب الاستيراد', '輸入の依頼を送信'),
    sent: localized('Request Submitted', 'تم إرسال الطلب', 'ご依頼を送信しました'),
    sentText: localized(
      "Your import service request has been submitted successfully. We'll contact you shortly.",
      'وصلنا طلب الاستيراد بنجاح، وسنتواصل معك قريبًا.',
      '輸入のご依頼を受け付けました。まもなく担当者よりご連絡いたします。',
    ),
    failedText: localized(
      'There was an error submitting your request. Please try again.',
      'حدث خطأ أثناء إرسال طلبك. يُرجى المحاولة مرة أخرى.',
      'ご依頼の送信中にエラーが発生しました。もう一度お試しください。',
    ),
  },
  fields: {
    vehicleOfInterest: {
      label: localized('Vehicle of Interest', 'السيارة المطلوبة', 'ご希望の車両'),
      type: 'line',
      minLength: 5,
      maxLength: 300,
      wide: true,
    },
    countryOfOrigin: {
      label: localized('Country of Origin', 'بلد المنشأ', '輸入元の国'),
      type: 'choice',
      wide: true,
      optional: true,
      none: localized('No preference', 'لا يهم', '指定なし'),
      options: {
        japan: localized('Japan', 'اليابان', '日本'),
        germany: localized('Germany', 'ألمانيا', 'ドイツ'),
        uk: localized('United Kingdom', 'المملكة المتحدة', 'イギリス'),
        italy: localized('Italy', 'إيطاليا', 'イタリア'),
        other: localized('Another country', 'بلد آخر', 'その他の国'),
      },
    },
    additionalNotes: {
      label: localized('Additional Notes', 'ملاحظات إضافية', 'その他のご要望'),
      type: 'text',
      maxLength: MAX_MESSAGE,
      rows: 5,
      optional: true,
    },
    acceptTerms: {
      label: localized('I accept the terms and conditions', 'أوافق على الشروط والأحكام', '利用規約に同意します'),
      type: 'consent',
    },
  },
});

export type ImportRequest = RequestOf<typeof importing>;
