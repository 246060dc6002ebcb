import { localized } from '../../languages/localized-text.js';
import { planKey } from '../../payments/checkout/auction-plans.js';
import { DEFAULT_PLANS } from '../defaults/plans.js';
import { flagSetting, groupSetting, listSetting, numberSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

const FEATURE = wordsSetting(localized('Feature', 'الميزة', '特徴'), { maximum: 120 });
const ADD_FEATURE = localized('Add a feature', 'إضافة ميزة', '特徴を追加');

/** Prices and contents of auction access. */
export const plans = defineSetting({
  kind: 'business',
  group: 'dealership',
  page: '/auction-access',
  form: groupSetting(
    localized('Plans', 'باقات الاشتراك', '会員プラン'),
    {
      plans: listSetting(
        localized('Plans', 'باقات الاشتراك', '会員プラン'),
        groupSetting(localized('Plan', 'الباقة', 'プラン'), {
          name: wordsSetting(localized('Name', 'الاسم', '名称'), {
            maximum: 40,
            hint: localized(
              'The first word of the English name stands in the address of the checkout.',
              'تظهر الكلمة الأولى من الاسم الإنجليزي في عنوان صفحة الدفع.',
              '英語名の最初の語が、お支払いページのアドレスに使われます。',
            ),
          }),
          months: numberSetting(localized('Months', 'عدد الأشهر', '月数'), { minimum: 1, maximum: 60 }),
          price: numberSetting(localized('Price', 'السعر', '価格'), {
            minimum: 1,
            maximum: 100_000,
            decimals: 2,
            unit: 'USD',
            hint: localized(
              'Who has begun an order keeps the price of that order.',
              'من بدأ طلبًا يحتفظ بسعر ذلك الطلب.',
              '手続き中のご注文は、開始時の価格のままです。',
            ),
          }),
          popular: flagSetting(localized('Marked as most popular', 'تمييزها بأنها الأكثر طلبًا', '一番人気と表示する')),
          features: listSetting(
            localized('What this plan holds besides', 'ما تشمله هذه الباقة فوق ذلك', 'このプランだけの特徴'),
            FEATURE,
            {
              add: ADD_FEATURE,
              maximum: 12,
            },
          ),
        }),
        { add: localized('Add a plan', 'إضافة باقة', 'プランを追加'), minimum: 1, maximum: 6 },
      ),
      features: listSetting(localized('What every plan holds', 'ما تشمله كل الباقات', 'すべてのプランに含まれるもの'), FEATURE, {
        add: ADD_FEATURE,
        maximum: 12,
      }),
    },
    [
      {
        isValid: ({ plans: list }) => new Set(list.map(({ name }) => planKey(name.en))).size === list.length,
        path: ['plans'],
        message: 'planTwice',
      },
    ],
  ),
  defaults: DEFAULT_PLANS,
});
