import { localized } from '../../languages/localized-text.js';

/** Default auction plans, until the dealer publishes others. */
export const DEFAULT_PLANS = {
  features: [
    localized('Full access to auction listings', 'اطلاع كامل على قوائم المزادات', '出品リストの全件閲覧'),
    localized('Detailed auction sheets', 'أوراق مزاد مفصّلة', '詳しい出品票'),
    localized(
      'Filtering by make, model, year and grade',
      'تصفية بحسب الماركة والطراز والسنة والدرجة',
      'メーカー・車種・年式・評価点での絞り込み',
    ),
    localized('Starting bid prices', 'الأسعار الافتتاحية', 'スタート価格'),
    localized('Bookmarking of vehicles', 'حفظ السيارات المفضّلة', '気になる車両の保存'),
    localized('Auction dates and schedules', 'تواريخ المزادات ومواعيدها', '開催日とスケジュール'),
  ],
  plans: [
    { name: localized('1 Month', 'شهر واحد', '1か月'), months: 1, price: 62, popular: false, features: [] },
    { name: localized('2 Months', 'شهران', '2か月'), months: 2, price: 110, popular: true, features: [] },
    { name: localized('4 Months', '4 أشهر', '4か月'), months: 4, price: 200, popular: false, features: [] },
  ],
};
