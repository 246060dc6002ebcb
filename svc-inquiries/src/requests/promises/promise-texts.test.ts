import { defaultSettings } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { measuredText, promiseTexts, promiseWithin } from './promise-texts.js';

const { hours } = defaultSettings;
const open = (opens: string, closes: string, days = [0, 1, 2, 3, 4, 5, 6]) => ({
  week: [{ days, spans: [{ opens, closes }] }],
  exceptions: [],
});

it('states the specified promises with the standard settings', () => {
  expect(promiseTexts('sourcing', defaultSettings).text).toEqual({
    en: "We'll contact you within 24 hours.",
    ar: 'سنتواصل معك خلال 24 ساعة.',
    ja: '24時間以内にご連絡いたします。',
  });
  expect(promiseTexts('consignment', defaultSettings).sent).toEqual({
    en: "We'll review your vehicle and contact you within 2 business days.",
    ar: 'سنراجع سيارتك ونتواصل معك خلال يومي عمل.',
    ja: 'お車の内容を確認し、2営業日以内にご連絡いたします。',
  });
  expect(promiseTexts('test_drive', defaultSettings).text).toEqual({
    en: "We'll confirm your appointment within one business day, and always before it begins.",
    ar: 'سنؤكد موعدك خلال يوم عمل واحد، وقبل بدايته في كل الأحوال.',
    ja: '1営業日以内に、必ずご来店時刻より前に、ご予約確定のご連絡を差し上げます。',
  });
  for (const kind of ['sourcing', 'consignment', 'test_drive'] as const) {
    const { text, sent } = promiseTexts(kind, defaultSettings);
    expect(sent).toEqual(text);
  }
});

it.each(['contact', 'import', 'reservation'] as const)('has no special sentence for %s', (kind) => {
  expect(promiseTexts(kind, defaultSettings)).toEqual({
    text: { en: 'We answer within one business day.', ar: 'نرد خلال يوم عمل واحد.', ja: '1営業日以内にご返信いたします。' },
    sent: {
      en: 'A member of our team will answer you personally within one business day.',
      ar: 'يجيبك أحد أعضاء فريقنا شخصيًا خلال يوم عمل واحد.',
      ja: '1営業日以内に、担当者より直接ご連絡いたします。',
    },
  });
});

it.each([
  [1, 'within one minute during opening hours', 'خلال دقيقة واحدة في ساعات العمل', '営業時間内で1分以内に'],
  [45, 'within 45 minutes during opening hours', 'خلال 45 دقيقة في ساعات العمل', '営業時間内で45分以内に'],
  [60, 'within one business hour', 'خلال ساعة عمل واحدة', '1営業時間以内に'],
  [90, 'within 2 business hours', 'خلال ساعتي عمل', '2営業時間以内に'],
  [240, 'within 4 business hours', 'خلال 4 ساعات عمل', '4営業時間以内に'],
  [241, 'within 24 hours', 'خلال 24 ساعة', '24時間以内に'],
  [361, 'within one business day', 'خلال يوم عمل واحد', '1営業日以内に'],
  [781, 'within 2 business days', 'خلال يومي عمل', '2営業日以内に'],
  [2340, 'within 3 business days', 'خلال 3 أيام عمل', '3営業日以内に'],
  [8580, 'within 11 business days', 'خلال 11 يوم عمل', '11営業日以内に'],
  [2, 'within 2 minutes during opening hours', 'خلال دقيقتين في ساعات العمل', '営業時間内で2分以内に'],
  [3, 'within 3 minutes during opening hours', 'خلال 3 دقائق في ساعات العمل', '営業時間内で3分以内に'],
  [10, 'within 10 minutes during opening hours', 'خلال 10 دقائق في ساعات العمل', '営業時間内で10分以内に'],
  [11, 'within 11 minutes during opening hours', 'خلال 11 دقيقة في ساعات العمل', '営業時間内で11分以内に'],
  [59, 'within 59 minutes during opening hours', 'خلال 59 دقيقة في ساعات العمل', '営業時間内で59分以内に'],
  [120, 'within 2 business hours', 'خلال ساعتي عمل', '2営業時間以内に'],
  [180, 'within 3 business hours', 'خلال 3 ساعات عمل', '3営業時間以内に'],
  [1560, 'within 2 business days', 'خلال يومي عمل', '2営業日以内に'],
  [7800, 'within 10 business days', 'خلال 10 أيام عمل', '10営業日以内に'],
  [78000, 'within 100 business days', 'خلال 100 يوم عمل', '100営業日以内に'],
  [79000, 'within 102 business days', 'خلال 102 يوم عمل', '102営業日以内に'],
])('states %s minutes as customers read them', (minutes, en, ar, ja) => {
  expect(promiseWithin(minutes, hours)).toEqual({ en, ar, ja });
});

it('depends on the week’s hours: shorter days, closed days, nights', () => {
  expect(promiseWithin(540, open('09:00', '18:00')).en).toBe('within 24 hours');
  expect(promiseWithin(541, open('09:00', '18:00')).en).toBe('within 2 business days');
  expect(promiseWithin(360, open('09:00', '18:00', [1, 2, 3, 4, 5])).en).toBe('within one business day');
  expect(promiseWithin(960, open('20:00', '04:00')).en).toBe('within 2 business days');
  const withBreak = open('09:00', '12:00');
  withBreak.week[0]?.spans.push({ opens: '16:00', closes: '21:00' });
  expect(promiseWithin(480, withBreak).en).toBe('within 24 hours');
  expect(promiseWithin(481, withBreak).en).toBe('within 2 business days');
  expect(promiseWithin(780, { week: [], exceptions: [] }).en).toBe('within one business day');
});

it.each([
  [130, '2 h 10 min', 'ساعتان و10 دقائق', '2時間10分'],
  [44.6, '45 min', '45 دقيقة', '45分'],
  [60, '1 h', 'ساعة', '1時間'],
  [0, '1 min', 'دقيقة', '1分'],
  [2, '2 min', 'دقيقتان', '2分'],
  [3, '3 min', '3 دقائق', '3分'],
  [10, '10 min', '10 دقائق', '10分'],
  [11, '11 min', '11 دقيقة', '11分'],
  [59, '59 min', '59 دقيقة', '59分'],
  [61, '1 h 1 min', 'ساعة ودقيقة', '1時間1分'],
  [62, '1 h 2 min', 'ساعة ودقيقتان', '1時間2分'],
  [120, '2 h', 'ساعتان', '2時間'],
  [122, '2 h 2 min', 'ساعتان ودقيقتان', '2時間2分'],
  [183, '3 h 3 min', '3 ساعات و3 دقائق', '3時間3分'],
  [660, '11 h', '11 ساعة', '11時間'],
  [671, '11 h 11 min', '11 ساعة و11 دقيقة', '11時間11分'],
  [6000, '100 h', '100 ساعة', '100時間'],
  [6100, '101 h 40 min', '101 ساعة و40 دقيقة', '101時間40分'],
])('formats a measured time of %s minutes', (minutes, en, ar, ja) => {
  expect(measuredText(minutes)).toEqual({
    en: `Answered in ${en} of opening hours, median of the last 30 days.`,
    ar: `وقت الرد: ${ar} من ساعات العمل (الوسيط خلال آخر 30 يومًا).`,
    ja: `回答時間の目安：営業時間内で約${ja}（過去30日間の中央値）。`,
  });
});
