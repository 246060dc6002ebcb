import { localized } from '../../../languages/localized-text.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** An offer of a car for sale on commission. */
export const consignment = requestKind({
  name: 'consignment',
  code: 'CS',
  path: '/api/consignment-request',
  list: 'consignment-requests',
  tab: 'consignment',
  titles: {
    one: localized('Consignment request', 'طلب بيع بالعمولة', '委託販売のご依頼'),
    many: localized('Consignment requests', 'طلبات البيع بالعمولة', '委託販売のご依頼'),
    tab: localized('Consignment', 'البيع بالعمولة', '委託販売'),
  },
  phone: 'required',
  targetMinutes: 1560,
  notifies: ['staff', 'visitor'],
  about: ['year', 'vehicleMake', 'vehicleModel'],
  form: {
    submit: localized('Send Consignment Request', 'إرسال طلب البيع بالعمولة', '委託販売の依頼を送信'),
    sent: localized('Consignment Request Submitted', 'تم إرسال طلب البيع بالعمولة', '委託販売のご依頼を送信しました'),
    sentText: localized(
      "We'll review your vehicle and contact you within 2 business days.",
      'سنراجع سيارتك ونتواصل معك خلال يومي عمل.',
      'お車の内容を確認し、2営業日以内にご連絡いたします。',
    ),
    promises: true,
    failedText: localized('Please try again.', 'يُرجى المحاولة مرة أخرى.', 'もう一度お試しください。'),
  },
  fields: {
    vehicleMake: { label: localized('Make', 'الماركة', 'メーカー'), type: 'line' },
    vehicleModel: { label: localized('Model', 'الطراز', '車種'), type: 'line' },
    year: { label: localized('Year', 'سنة الصنع', '年式'), type: 'line', minLength: 4, maxLength: 20, numeric: true },
    mileage: {
      label: localized('Mileage (km)', 'المسافة المقطوعة (كم)', '走行距離（km）'),
      type: 'line',
      maxLength: 40,
      numeric: true,
      unsigned: true,
    },
    condition: {
      label: localized('Condition', 'حالة السيارة', '車両の状態'),
      type: 'choice',
      options: {
        excellent: localized('Excellent', 'ممتازة', '極上'),
        'very-good': localized('Very good', 'جيدة جدًا', '良好'),
        good: localized('Good', 'جيدة', 'おおむね良好'),
        fair: localized('Fair', 'مقبولة', '使用感あり'),
      },
    },
    modifications: {
      label: localized('Modifications', 'التعديلات', '改造・カスタム'),
      type: 'text',
      maxLength: 3000,
      rows: 3,
      optional: true,
    },
    serviceHistory: {
      label: localized('Service History', 'سجل الصيانة', '整備記録'),
      type: 'text',
      maxLength: 3000,
      rows: 3,
      optional: true,
    },
    expectedPrice: {
      label: localized('Expected Price', 'السعر المتوقع', 'ご希望の価格'),
      type: 'choice',
      options: {
        'under-100k': localized('Under AED 100,000', 'أقل من 100,000 درهم', '10万ディルハム未満'),
        '100k-300k': localized('AED 100,000 to 300,000', 'من 100,000 إلى 300,000 درهم', '10万～30万ディルハム'),
        '300k-500k': localized('AED 300,000 to 500,000', 'من 300,000 إلى 500,000 درهم', '30万～50万ディルハム'),
        '500k-1m': localized('AED 500,000 to 1,000,000', 'من 500,000 إلى 1,000,000 درهم', '50万～100万ディルハム'),
        'over-1m': localized('Over AED 1,000,000', 'أكثر من 1,000,000 درهم', '100万ディルハム超'),
      },
    },
    reason: {
      label: localized('Reason for Selling', 'سبب البيع', '売却の理由'),
      type: 'choice',
      options: {
        upgrade: localized('Changing to another car', 'الانتقال إلى سيارة أخرى', '乗り換え'),
        relocating: localized('Moving away', 'الانتقال إلى بلد آخر', '転居・帰国'),
        financial: localized('Financial reasons', 'أسباب مالية', '資金の都合'),
        unused: localized('The car is hardly used', 'قلّة استخدام السيارة', 'あまり乗っていない'),
        other: localized('Another reason', 'سبب آخر', 'その他'),
      },
    },
    timeline: {
      label: localized('Timeline', 'المدة المناسبة لك', 'ご希望の時期'),
      type: 'choice',
      options: {
        urgent: localized('Urgent: as soon as possible', 'مستعجل: في أقرب وقت ممكن', 'お急ぎ：できるだけ早く'),
        normal: localized('Normal: within the usual time', 'عادي: خلال المدة المعتادة', '標準：通常の期間で'),
        flexible: localized('Flexible: no fixed date', 'مرن: دون موعد محدد', 'お急ぎでない：期日の指定なし'),
        patient: localized(
          'Patient: the right price comes first',
          'غير مستعجل: السعر المناسب أولًا',
          'じっくり：価格を優先します',
        ),
      },
    },
  },
});

export type ConsignmentRequest = RequestOf<typeof consignment>;
