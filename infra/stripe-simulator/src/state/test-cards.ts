/** Outcome of a confirmation with a card. */
export type Behaviour = 'succeed' | 'authenticate' | Decline;

export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card';

/** Stripe's test numbers. Any other number is declined, as in Stripe's test mode. */
const CARDS: Record<string, Behaviour> = {
  '4242424242424242': 'succeed',
  '4000056655665556': 'succeed',
  '5555555555554444': 'succeed',
  '378282246310005': 'succeed',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000002500003155': 'authenticate',
  '4000002760003184': 'authenticate',
};

/** Names by which servers use test cards without sending a number. */
export const NAMED_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002500003155',
};

export const behaviourOf = (number: string): Behaviour => CARDS[number] ?? 'test_mode_live_card';

/** Stripe's code and message for a decline; `decline_code` only if Stripe has a more specific one. */
export const DECLINES: Record<Decline, { code: string; decline_code?: string; message: string }> = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  },
};

const TRANSLATED_DECLINES: Record<'ar' | 'ja', Record<Decline, string>> = {
  ar: {
    generic_decline: 'رُفضت بطاقتك.',
    insufficient_funds: 'الرصيد في بطاقتك غير كافٍ.',
    expired_card: 'انتهت صلاحية بطاقتك.',
    incorrect_cvc: 'رمز الأمان في بطاقتك غير صحيح.',
    processing_error: 'حدث خطأ أثناء معالجة بطاقتك. حاول مرة أخرى بعد قليل.',
    test_mode_live_card: 'رُفضت بطاقتك. الطلب في وضع الاختبار، وهذه ليست بطاقة اختبار.',
  },
  ja: {
    generic_decline: 'カードが拒否されました。',
    insufficient_funds: 'カードの残高が不足しています。',
    expired_card: 'カードの有効期限が切れています。',
    incorrect_cvc: 'カードのセキュリティコードが正しくありません。',
    processing_error: 'カードの処理中にエラーが発生しました。しばらくしてから、もう一度お試しください。',
    test_mode_live_card: 'カードが拒否されました。テストモードでは、テスト用のカードのみご利用いただけます。',
  },
};

export type MessageLanguage = 'en' | keyof typeof TRANSLATED_DECLINES;

export function messageLanguage(accepted = ''): MessageLanguage {
  const first = accepted.trim().slice(0, 2).toLowerCase();
  return first === 'ar' || first === 'ja' ? first : 'en';
}

/** The message for the payer; the payment itself keeps the English one. */
export const declineMessage = (why: Decline, language: MessageLanguage): string =>
  language === 'en' ? DECLINES[why].message : TRANSLATED_DECLINES[language][why];

const BRANDS: [brand: string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
];

export const brandOf = (number: string): string => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';

/** Whether the check digit (Luhn) is right and the length is possible. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((all, digit, index) => {
    const weighed = index % 2 ? digit * 2 : digit;
    return all + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
