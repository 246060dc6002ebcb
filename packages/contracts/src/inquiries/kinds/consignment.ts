import { words } from '../../words.js';
import { type RequestOf, requestKind } from './request-kind.js';

/** An offer of a car for sale on commission. */
export const consignment = requestKind({
  name: 'consignment',
  code: 'CS',
  path: '/api/consignment-request',
  list: 'consignment-requests',
  tab: 'consignment',
  titles: {
    one: words('Consignment request', 'طلب بيع بالعمولة', '委託販売のご依頼'),
    many: words('Consignment requests', 'طلبات البيع بالعمولة', '委託販売のご依頼'),
    tab: words('Consignment', 'البيع بالعمولة', '委託販売'),
  },
  phone: 'required',
  answerMinutes: 1560,
  notifies: ['staff', 'visitor'],
  about: ['year', 'vehicleMake', 'vehicleModel'],
  form: {
    submit: words('Send Consignment Request', 'إرسال طلب البيع بالعمولة', '委託販売の依頼を送信'),
    sent: words('Consignment Request Submitted', 'تم إرسال طلب البيع بالعمولة', '委託販売のご依頼を送信しました'),
    sentText: words(
      "We'll review your vehicle and contact you within 2 business days.",
      'سنراجع سيارتك ونتواصل معك خلال يومي عمل.',
      'お車の内容を確認し、2営業日以内にご連絡いたします。',
    ),
    promises: true,
    failedText: words('Please try again.', 'يرجى المحاولة مرة أخرى.', 'もう一度お試しください。'),
  },
  fields: {
    vehicleMake: { label: words('Make', 'الماركة', 'メーカー'), type: 'line' },
    vehicleModel: { label: words('Model', 'الطراز', '車種'), type: 'line' },
    year: { label: words('Year', 'سنة الصنع', '年式'), type: 'line', shortest: 4, longest: 20, numeric: true },
    mileage: {
      label: words('Mileage (km)', 'المسافة المقطوعة (كم)', '走行距離（km）'),
      type: 'line',
      longest: 40,
      numeric: true,
    },
    condition: {
      label: words('Condition', 'حالة السيارة', '車両の状態'),
      type: 'choice',
      wide: true,
      options: {
        excellent: words('Excellent', 'ممتازة', '極上'),
        'very-good': words('Very good', 'جيدة جدًا', 'とても良い'),
        good: words('Good', 'جيدة', '良い'),
        fair: words('Fair', 'مقبولة', 'ふつう'),
      },
    },
    modifications: {
      label: words('Modifications', 'التعديلات', '改造・カスタム'),
      type: 'text',
      longest: 3000,
      rows: 3,
      optional: true,
    },
    serviceHistory: {
      label: words('Service History', 'سجل الصيانة', '整備記録'),
      type: 'text',
      longest: 3000,
      rows: 3,
      optional: true,
    },
    expectedPrice: {
      label: words('Expected Price (AED)', 'السعر المتوقع (بالدرهم)', 'ご希望の価格（ディルハム）'),
      type: 'choice',
      options: {
        'under-100k': words('Under AED 100,000', 'أقل من 100,000 درهم', '10万ディルハム未満'),
        '100k-300k': words('AED 100,000 to 300,000', 'من 100,000 إلى 300,000 درهم', '10万～30万ディルハム'),
        '300k-500k': words('AED 300,000 to 500,000', 'من 300,000 إلى 500,000 درهم', '30万～50万ディルハム'),
        '500k-1m': words('AED 500,000 to 1,000,000', 'من 500,000 إلى 1,000,000 درهم', '50万～100万ディルハム'),
        'over-1m': words('Over AED 1,000,000', 'أكثر من 1,000,000 درهم', '100万ディルハム超'),
      },
    },
    reason: {
      label: words('Reason for Selling', 'سبب البيع', '売却の理由'),
      type: 'choice',
      options: {
        upgrade: words('Changing to another car', 'الانتقال إلى سيارة أخرى', '乗り換え'),
        relocating: words('Moving away', 'الانتقال إلى بلد آخر', '転居・帰国'),
        financial: words('Financial reasons', 'أسباب مالية', '資金の都合'),
        unused: words('The car is hardly used', 'قلّة استخدام السيارة', 'あまり乗っていない'),
        other: words('Another reason', 'سبب آخر', 'その他'),
      },
    },
    timeline: {
      label: words('Timeline', 'المدة المناسبة لك', 'ご希望の時期'),
      type: 'choice',
      wide: true,
      options: {
        urgent: words('Urgent: as soon as possible', 'مستعجل: في أقرب وقت ممكن', 'お急ぎ：できるだけ早く'),
        normal: words('Normal: within the usual time', 'عادي: خلال المدة المعتادة', '標準：通常の期間で'),
        flexible: words('Flexible: no fixed date', 'مرن: دون موعد محدد', 'お急ぎでない：期日の指定なし'),
        patient: words('Patient: the right price comes first', 'غير مستعجل: السعر المناسب أولًا', 'じっくり：価格を優先します'),
      },
    },
  },
});

export type ConsignmentRequest = RequestOf<typeof consignment>;
