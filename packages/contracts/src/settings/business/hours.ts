import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { MAX_SPANS, overlappingSpan, reachesNextDay, withSpans } from '../../time/open-spans.js';
import { BUSINESS_HOURS } from '../defaults/business-hours.js';
import {
  daysSetting,
  groupSetting,
  listSetting,
  numberSetting,
  readingFormer,
  timeSetting,
  wordsSetting,
} from '../fields/index.js';
import { defineSetting } from '../setting.js';

const optional = { optional: true } as const;

const span = groupSetting(
  localized('Hours', 'الفترة', '時間帯'),
  {
    opens: timeSetting(localized('Opens', 'وقت الفتح', '開店'), 'clock'),
    closes: timeSetting(localized('Closes', 'وقت الإغلاق', '閉店'), 'clock'),
  },
  [{ isValid: ({ opens, closes }) => opens !== closes, path: ['closes'], message: 'closes' }],
);

/** Openings of a day in order; the gaps are breaks. */
const spans = (hint: LocalizedText, minimum: 0 | 1) =>
  listSetting(localized('Hours', 'الساعات', '営業時間'), span, {
    add: localized('Add hours', 'إضافة فترة', '時間帯を追加'),
    remove: localized('Remove these hours', 'إزالة هذه الفترة', 'この時間帯を削除'),
    minimum,
    maximum: MAX_SPANS,
    lines: true,
    hint,
    problems: (list) => {
      const overlapping = overlappingSpan(list);
      if (overlapping > 0) return [{ path: [overlapping, 'opens'], message: 'spanOverlap' }];
      return reachesNextDay(list) ? [{ path: [list.length - 1, 'closes'], message: 'spanNextDay' }] : [];
    },
  });

const run = groupSetting(localized('Days', 'الأيام', '曜日'), {
  days: daysSetting(localized('Days', 'الأيام', '曜日')),
  spans: spans(
    localized(
      'Up to three a day, such as before and after a break. A closing time before the opening time is on the next day.',
      'حتى ثلاث فترات في اليوم، مثل ما قبل الاستراحة وما بعدها. إذا كان وقت الإغلاق قبل وقت الفتح فهو في اليوم التالي.',
      '休憩の前後など、1日に3つまで設定できます。閉店が開店より前の時刻の場合は、翌日の閉店になります。',
    ),
    1,
  ),
});

const different = groupSetting(
  localized('Different days', 'أيام مختلفة', '特別営業日・休業日'),
  {
    from: timeSetting(localized('From', 'من', '開始日'), 'day'),
    until: timeSetting(localized('Until', 'إلى', '終了日'), 'day'),
    days: daysSetting(localized('Only on', 'في هذه الأيام فقط', '対象の曜日'), {
      ...optional,
      hint: localized('None: every day', 'بلا اختيار: كل الأيام', '未選択：毎日'),
    }),
    spans: spans(
      localized(
        'Without hours: closed. A closing time before the opening time is on the next day.',
        'من دون فترات: مغلق. إذا كان وقت الإغلاق قبل وقت الفتح فهو في اليوم التالي.',
        '時間帯がない日は休業です。閉店が開店より前の時刻の場合は、翌日の閉店になります。',
      ),
      0,
    ),
    note: wordsSetting(localized('What visitors read', 'ما يقرؤه الزوار', 'お客様への表示'), { ...optional, maximum: 120 }),
  },
  [{ isValid: ({ from, until }) => from <= until, path: ['until'], message: 'until' }],
);

const DEFAULT_NOTICE_MINUTES = 60;

/** Hours published before the notice period was introduced get the default. */
const withNotice = (former: unknown): unknown =>
  typeof former === 'object' && former !== null ? { testDriveNotice: DEFAULT_NOTICE_MINUTES, ...former } : former;

/** The showroom's opening hours: weekly, and on special days. */
export const hours = defineSetting({
  kind: 'business',
  group: 'dealership',
  page: '/contact',
  form: readingFormer(
    groupSetting(
      localized('Opening hours', 'ساعات العمل', '営業時間'),
      {
        week: listSetting(localized('Every week', 'كل أسبوع', '毎週'), readingFormer(run, withSpans), {
          add: localized('Add days', 'إضافة أيام', '曜日を追加'),
          remove: localized('Remove these days', 'إزالة هذه الأيام', 'この曜日を削除'),
          minimum: 1,
          maximum: 7,
          isTable: true,
          isUnordered: true,
        }),
        exceptions: listSetting(
          localized('Different days', 'أيام مختلفة', '特別営業日・休業日'),
          readingFormer(different, withSpans),
          {
            add: localized('Add different days', 'إضافة أيام مختلفة', '特別営業日・休業日を追加'),
            remove: localized('Remove these days', 'إزالة هذه الأيام', 'この営業日・休業日を削除'),
            maximum: 40,
            hint: localized(
              'Holidays and Ramadan. Where two of them overlap, the first counts.',
              'العطلات وشهر رمضان. عند التداخل يُعتمد الأول.',
              '祝日やラマダンなど。期間が重なる場合は上の行が優先されます。',
            ),
          },
        ),
        testDrivesAtOnce: numberSetting(
          localized('Test drives at the same time', 'تجارب القيادة في الوقت نفسه', '同時に受ける試乗の件数'),
          {
            ...{ minimum: 1, maximum: 20 },
            hint: localized('Each with a different car.', 'كل منها بسيارة مختلفة.', '車両はそれぞれ異なります。'),
          },
        ),
        testDriveNotice: numberSetting(
          localized(
            'Notice before a test drive, in minutes',
            'المهلة قبل تجربة القيادة بالدقائق',
            '試乗の受付締切（開始の何分前まで）',
          ),
          {
            ...{ minimum: 0, maximum: 2880 },
            hint: localized(
              'Visitors book no time that begins sooner. Staff may.',
              'لا يحجز الزوار موعدًا يبدأ قبل انقضائها، ويمكن ذلك للموظفين.',
              'お客様はこれより早い時刻を予約できません。スタッフは予約できます。',
            ),
          },
        ),
      },
      [
        {
          isValid: ({ week }) => {
            const days = week.flatMap((entry) => entry.days);
            return new Set(days).size === days.length;
          },
          path: ['week'],
          message: 'dayTwice',
        },
      ],
    ),
    withNotice,
  ),
  defaults: { week: BUSINESS_HOURS, exceptions: [], testDrivesAtOnce: 2, testDriveNotice: DEFAULT_NOTICE_MINUTES },
});
