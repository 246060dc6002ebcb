import { MAX_MESSAGE } from '../../../fields/limits.js';
import { localized } from '../../../languages/localized-text.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** The search for a car that is not in stock. */
export const sourcing = requestKind({
  name: 'sourcing',
  code: 'SO',
  path: '/api/sourcing-request',
  list: 'sourcing-requests',
  tab: 'sourcing',
  titles: {
    one: localized('Sourcing request', 'طلب بحث عن سيارة', 'お車探しのご依頼'),
    many: localized('Sourcing requests', 'طلبات البحث عن سيارات', 'お車探しのご依頼'),
    tab: localized('Sourcing', 'البحث عن سيارات', 'お車探し'),
  },
  phone: 'required',
  targetMinutes: 360,
  notifies: ['staff', 'visitor'],
  about: ['vehicleMake', 'vehicleModel'],
  form: {
    submit: localized('Send Sourcing Request', 'إرسال طلب البحث', 'お車探しを依頼する'),
    sent: localized('Request Submitted', 'تم إرسال الطلب', 'ご依頼を送信しました'),
    sentText: localized("We'll contact you within 24 hours.", 'سنتواصل معك خلال 24 ساعة.', '24時間以内にご連絡いたします。'),
    promises: true,
    failedText: localized('Please try again.', 'يُرجى المحاولة مرة أخرى.', 'もう一度お試しください。'),
  },
  fields: {
    vehicleMake: { label: localized('Make', 'الماركة', 'メーカー'), type: 'line' },
    vehicleModel: { label: localized('Model', 'الطراز', '車種'), type: 'line' },
    yearRange: { label: localized('Year Range', 'سنوات الصنع المطلوبة', 'ご希望の年式'), type: 'line' },
    budget: {
      label: localized('Budget (USD)', 'الميزانية (بالدولار الأمريكي)', 'ご予算（米ドル）'),
      hint: localized(
        '$100,000 is about AED 367,000',
        '100,000 دولار تعادل نحو 367,000 درهم',
        '10万ドルは約36.7万ディルハムです',
      ),
      type: 'choice',
      options: {
        'under-50k': localized('Under $50,000', 'أقل من 50,000 دولار', '5万ドル未満'),
        '50k-100k': localized('$50,000 to $100,000', 'من 50,000 إلى 100,000 دولار', '5万～10万ドル'),
        '100k-200k': localized('$100,000 to $200,000', 'من 100,000 إلى 200,000 دولار', '10万～20万ドル'),
        '200k-500k': localized('$200,000 to $500,000', 'من 200,000 إلى 500,000 دولار', '20万～50万ドル'),
        'over-500k': localized('Over $500,000', 'أكثر من 500,000 دولار', '50万ドル超'),
      },
    },
    specifications: {
      label: localized('Detailed Specifications', 'المواصفات بالتفصيل', 'ご希望の仕様'),
      type: 'text',
      minLength: 10,
      maxLength: MAX_MESSAGE,
      rows: 4,
    },
    timeline: {
      label: localized('Timeline', 'المدة المناسبة لك', 'ご希望の時期'),
      type: 'choice',
      wide: true,
      options: {
        urgent: localized('Urgent: as soon as possible', 'مستعجل: في أقرب وقت ممكن', 'お急ぎ：できるだけ早く'),
        flexible: localized(
          'Flexible: within the next few months',
          'مرن: خلال الأشهر القليلة القادمة',
          'お急ぎでない：数か月以内に',
        ),
        patient: localized(
          'Patient: the right car is worth the wait',
          'غير مستعجل: السيارة المناسبة تستحق الانتظار',
          '期限なし：理想の一台が見つかるまで',
        ),
      },
    },
  },
});

export type SourcingRequest = RequestOf<typeof sourcing>;
