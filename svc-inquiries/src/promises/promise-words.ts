import {
  businessMinutes,
  type InboxKind,
  LANGUAGES,
  type Language,
  type LocalizedText,
  type OpeningHours,
  openMinutes,
  type SettingValues,
  spansOn,
} from '@dealership/contracts';

/** Up to here a promise is said in hours; what is longer means a day to a customer. */
const MOST_HOURS = 4;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A week without holidays, from a Sunday. */
const SUNDAY = '2026-11-01';
const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`;

/** Minutes of the usual business day: the most frequent of the week, the shorter one of two. */
function usualDay(hours: OpeningHours): number {
  const lengths = [0, 1, 2, 3, 4, 5, 6].map((index) => openMinutes(spansOn(hours, dayOf(index)))).filter((length) => length > 0);
  const days = (length: number) => lengths.filter((other) => other === length).length;
  return lengths.sort((one, other) => days(other) - days(one) || one - other)[0] ?? DAY_MINUTES;
}

/** Minutes of opening that any 24 hours of the week have. */
function leastIn24Hours(hours: OpeningHours): number {
  const start = Date.parse(`${SUNDAY}T00:00:00+04:00`) + 7 * DAY_MINUTES * MINUTE_MS;
  const starts = Array.from({ length: 7 * 48 }, (_, index) => start + index * 30 * MINUTE_MS);
  return Math.min(...starts.map((from) => businessMinutes(hours, new Date(from), new Date(from + DAY_MINUTES * MINUTE_MS))));
}

const measured = new WeakMap<OpeningHours['week'], { day: number; least: number }>();

/** The same for as long as the week is the same object. */
function weekOf({ week }: OpeningHours): { day: number; least: number } {
  const known = measured.get(week) ?? {
    day: usualDay({ week, exceptions: [] }),
    least: leastIn24Hours({ week, exceptions: [] }),
  };
  measured.set(week, known);
  return known;
}

type Unit = 'minutes' | 'hours' | 'days';

/** Forms of a plural by the categories of Intl.PluralRules; '#' is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const WITHIN: Record<Language, Record<Unit, Forms>> = {
  en: {
    minutes: { one: 'within one minute during opening hours', other: 'within # minutes during opening hours' },
    hours: { one: 'within one business hour', other: 'within # business hours' },
    days: { one: 'within one business day', other: 'within # business days' },
  },
  ar: {
    minutes: {
      one: 'خلال دقيقة واحدة في ساعات العمل',
      two: 'خلال دقيقتين في ساعات العمل',
      few: 'خلال # دقائق في ساعات العمل',
      other: 'خلال # دقيقة في ساعات العمل',
    },
    hours: { one: 'خلال ساعة عمل واحدة', two: 'خلال ساعتي عمل', few: 'خلال # ساعات عمل', other: 'خلال # ساعة عمل' },
    days: { one: 'خلال يوم عمل واحد', two: 'خلال يومي عمل', few: 'خلال # أيام عمل', other: 'خلال # يوم عمل' },
  },
  ja: {
    minutes: { other: '営業時間内で#分以内に' },
    hours: { other: '#営業時間以内に' },
    days: { other: '#営業日以内に' },
  },
};

const IN_24_HOURS: LocalizedText = { en: 'within 24 hours', ar: 'خلال 24 ساعة', ja: '24時間以内に' };

const inEveryLanguage = (make: (language: Language) => string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map(({ code }) => [code, make(code)])) as LocalizedText;

const inForm = (language: Language, forms: Forms, count: number): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', String(count));

const counted = (unit: Unit, count: number): LocalizedText =>
  inEveryLanguage((language) => inForm(language, WITHIN[language][unit], count));

/**
 * Minutes of opening as customers are told of them, never sooner than they are: up to four hours as such, then 24 hours where any 24
 * hours of the week have as many, then business days.
 */
export function promiseWithin(minutes: number, hours: OpeningHours): LocalizedText {
  if (minutes < 60) return counted('minutes', minutes);
  if (minutes <= MOST_HOURS * 60) return counted('hours', Math.ceil(minutes / 60));
  const { day, least } = weekOf(hours);
  return minutes <= least ? IN_24_HOURS : counted('days', Math.ceil(minutes / day));
}

/** What a form says of the promise before (`text`) and after (`sent`) it is sent; '#' is when. */
const SENTENCES: Partial<Record<InboxKind, Record<'text' | 'sent', LocalizedText>>> & {
  other: Record<'text' | 'sent', LocalizedText>;
} = {
  sourcing: same({ en: "We'll contact you #.", ar: 'سنتواصل معك #.', ja: '#ご連絡いたします。' }),
  consignment: same({
    en: "We'll review your vehicle and contact you #.",
    ar: 'سنراجع سيارتك ونتواصل معك #.',
    ja: 'お車の内容を確認し、#ご連絡いたします。',
  }),
  test_drive: same({ en: "We'll confirm your appointment #.", ar: 'سنؤكد موعدك #.', ja: '#ご予約の確定をご連絡いたします。' }),
  other: {
    text: { en: 'We answer #.', ar: 'نرد #.', ja: '#ご返信いたします。' },
    sent: {
      en: 'A member of our team will answer you personally #.',
      ar: 'يجيبك أحد أعضاء فريقنا شخصيًا #.',
      ja: '#、担当者より直接ご連絡いたします。',
    },
  },
};

function same(words: LocalizedText): Record<'text' | 'sent', LocalizedText> {
  return { text: words, sent: words };
}

type Promising = Pick<SettingValues, 'replies'> & { hours: OpeningHours };

/** When a request of a kind is answered, as letters and forms say it. */
export const withinOf = (kind: InboxKind, { replies, hours }: Promising): LocalizedText =>
  promiseWithin(Number(replies.minutes[kind]), hours);

export function promiseWords(kind: InboxKind, settings: Promising): Record<'text' | 'sent', LocalizedText> {
  const within = withinOf(kind, settings);
  const { text, sent } = SENTENCES[kind] ?? SENTENCES.other;
  const filled = (words: LocalizedText) => inEveryLanguage((language) => words[language].replace('#', within[language]));
  return { text: filled(text), sent: filled(sent) };
}

const MEASURED: LocalizedText = {
  en: 'Answered in # of opening hours, median of the last 30 days.',
  ar: 'وقت الرد: # من ساعات العمل (الوسيط خلال آخر 30 يومًا).',
  ja: '回答までの営業時間：#（過去30日間の中央値）。',
};

/** Units of a time with their plurals; Arabic joins hours and minutes by 'and'. */
const UNITS: Record<Language, Record<'hours' | 'minutes', Forms>> = {
  en: { hours: { other: '# h' }, minutes: { other: '# min' } },
  ar: {
    hours: { one: 'ساعة', two: 'ساعتان', few: '# ساعات', other: '# ساعة' },
    minutes: { one: 'دقيقة', two: 'دقيقتان', few: '# دقائق', other: '# دقيقة' },
  },
  ja: { hours: { other: '#時間' }, minutes: { other: '#分' } },
};

const BETWEEN: LocalizedText = { en: ' ', ar: ' و', ja: '' };

/** A measured time, as forms say it. */
export function measuredWords(minutes: number): LocalizedText {
  const whole = Math.max(1, Math.round(minutes));
  const parts = [
    { unit: 'hours', count: Math.floor(whole / 60) },
    { unit: 'minutes', count: whole % 60 },
  ] as const;
  return inEveryLanguage((language) => {
    const time = parts.filter(({ count }) => count > 0).map(({ unit, count }) => inForm(language, UNITS[language][unit], count));
    return MEASURED[language].replace('#', time.join(BETWEEN[language]));
  });
}
