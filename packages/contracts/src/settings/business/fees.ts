import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { type AuctionFees, DEFAULT_FEES, feeLimits, isFreightRight } from '../../payments/quote/auction-fees.js';
import { groupSetting, type NumberSetting, numberSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

/** A field for each figure; its name determines the limits. */
const figures = <Name extends string>(labels: Record<Name, LocalizedText>) =>
  Object.fromEntries(
    Object.entries<LocalizedText>(labels).map(([name, label]) => [name, numberSetting(label, feeLimits(name))]),
  ) as Record<Name, NumberSetting>;

const calculator = figures<keyof AuctionFees['calculator']>({
  serviceFeePercent: localized(
    'Service fee, of the winning bid',
    'رسوم الخدمة، من سعر الترسية',
    'サービス料（落札価格に対して）',
  ),
  commissionUsd: localized('Buying commission', 'عمولة الشراء', '買付手数料'),
  commissionFreeFromYen: localized(
    'No commission from this price on',
    'بلا عمولة ابتداءً من هذا السعر',
    'この価格から買付手数料無料',
  ),
  portTransportYen: localized('Transport to port', 'النقل إلى الميناء', '港までの陸送費'),
  freightUsd: localized('Ocean freight, average', 'الشحن البحري، المتوسط', '海上運賃（平均）'),
  freightLowUsd: localized('Ocean freight, lowest', 'الشحن البحري، الأدنى', '海上運賃（最低）'),
  freightHighUsd: localized('Ocean freight, highest', 'الشحن البحري، الأعلى', '海上運賃（最高）'),
  loadingUsd: localized('Loading', 'التحميل', '積み込み費用'),
  insurancePercent: localized('Insurance, of the value', 'تأمين الشحن، من القيمة', '保険料（車両価格に対して）'),
  dutyPercent: localized('Customs duty in the UAE', 'الرسوم الجمركية في الإمارات', 'UAEの関税'),
  vatPercent: localized('VAT in the UAE', 'ضريبة القيمة المضافة في الإمارات', 'UAEの付加価値税（VAT）'),
});

const guide = figures<keyof AuctionFees['guide']>({
  depositPercent: localized('Deposit, of the maximum bid', 'التأمين المستردّ، من سقف المزايدة', '保証金（上限額に対して）'),
  paymentDays: localized('Business days to pay', 'أيام العمل للسداد', 'お支払い期限（営業日）'),
  shippingLowWeeks: localized('Weeks at sea, from', 'أسابيع الشحن، من', '船便の週数（最短）'),
  shippingHighWeeks: localized('Weeks at sea, to', 'أسابيع الشحن، إلى', '船便の週数（最長）'),
  transportLowYen: localized('Transport in Japan, from', 'النقل داخل اليابان، من', '日本国内の陸送費（下限）'),
  transportHighYen: localized('Transport in Japan, to', 'النقل داخل اليابان، إلى', '日本国内の陸送費（上限）'),
  insuranceLowPercent: localized('Insurance, from', 'تأمين الشحن، من', '保険料（下限）'),
  insuranceHighPercent: localized('Insurance, to', 'تأمين الشحن، إلى', '保険料（上限）'),
  loadingLowUsd: localized('Container loading, from', 'تحميل الحاوية، من', 'コンテナ積み込み費用（下限）'),
  loadingHighUsd: localized('Container loading, to', 'تحميل الحاوية، إلى', 'コンテナ積み込み費用（上限）'),
});

/** The upper bound of a range must not be below its lower bound. */
const risesTo = (name: keyof AuctionFees['guide'], from: keyof AuctionFees['guide']) => ({
  isValid: (values: AuctionFees['guide']) => values[from] <= values[name],
  path: [name],
  message: 'rangeEnd' as const,
});

/** Figures of the cost calculator and its guide. */
export const fees = defineSetting<AuctionFees>({
  kind: 'business',
  group: 'dealership',
  page: '/auction-bidding',
  form: groupSetting(localized('Fees and rates', 'الرسوم والنسب', '費用と料率'), {
    calculator: groupSetting(localized('Cost calculator', 'حاسبة التكلفة', '費用シミュレーション'), calculator, [
      { isValid: isFreightRight, path: ['freightUsd'], message: 'freightRange' },
    ]),
    guide: groupSetting(localized('Figures of the guide', 'أرقام الدليل', 'ご案内の数値'), guide, [
      risesTo('shippingHighWeeks', 'shippingLowWeeks'),
      risesTo('transportHighYen', 'transportLowYen'),
      risesTo('insuranceHighPercent', 'insuranceLowPercent'),
      risesTo('loadingHighUsd', 'loadingLowUsd'),
    ]),
  }),
  defaults: DEFAULT_FEES,
});
