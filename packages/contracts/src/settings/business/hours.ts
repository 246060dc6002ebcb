import { BUSINESS_HOURS } from '../../business-constants.js';
import { words } from '../../inquiries/kinds/request-kind.js';
import { daysSetting, groupSetting, listSetting, numberSetting, timeSetting, wordsSetting } from '../fields.js';
import { defineSetting } from '../setting.js';

const NEXT_DAY = words(
  'Before the time of opening: on the next day',
  'إذا كان قبل وقت الفتح فهو في اليوم التالي',
  '開店時刻より前の場合は翌日の時刻になります',
);

const optional = { optional: true } as const;

/** When the showroom is open: every week, and on days that are different. */
export const hours = defineSetting({
  kind: 'business',
  page: '/contact',
  form: groupSetting(
    words('Opening hours', 'ساعات العمل', '営業時間'),
    {
      week: listSetting(
        words('Every week', 'كل أسبوع', '毎週'),
        groupSetting(
          words('Hours', 'الساعات', '時間帯'),
          {
            days: daysSetting(words('Days', 'الأيام', '曜日')),
            opens: timeSetting(words('Opens', 'وقت الفتح', '開店'), 'clock'),
            closes: timeSetting(words('Closes', 'وقت الإغلاق', '閉店'), 'clock', { hint: NEXT_DAY }),
          },
          [{ isRight: ({ opens, closes }) => opens !== closes, path: ['closes'], message: 'closes' }],
        ),
        { add: words('Add hours', 'إضافة ساعات', '時間帯を追加'), minimum: 1, maximum: 7 },
      ),
      exceptions: listSetting(
        words('Different days', 'أيام مختلفة', '特別営業日・休業日'),
        groupSetting(
          words('Different days', 'أيام مختلفة', '特別営業日・休業日'),
          {
            from: timeSetting(words('From', 'من', '開始日'), 'day'),
            until: timeSetting(words('Until', 'إلى', '終了日'), 'day'),
            opens: timeSetting(words('Opens', 'وقت الفتح', '開店'), 'clock', {
              ...optional,
              hint: words('Empty: closed', 'فارغ: مغلق', '空欄：休業'),
            }),
            closes: timeSetting(words('Closes', 'وقت الإغلاق', '閉店'), 'clock', { ...optional, hint: NEXT_DAY }),
            note: wordsSetting(words('What visitors read', 'ما يقرؤه الزوار', 'お客様への表示'), { ...optional, maximum: 120 }),
          },
          [
            { isRight: ({ from, until }) => from <= until, path: ['until'], message: 'until' },
            {
              isRight: ({ opens, closes }) => (opens === '') === (closes === '') && (opens === '' || opens !== closes),
              path: ['closes'],
              message: 'closes',
            },
          ],
        ),
        {
          add: words('Add different days', 'إضافة أيام مختلفة', '特別営業日・休業日を追加'),
          maximum: 40,
          hint: words(
            'Holidays and Ramadan. Where two of them overlap, the first counts.',
            'العطلات وشهر رمضان. عند التداخل يُعتمد الأول.',
            '祝日やラマダーンなど。期間が重なる場合は上の行が優先されます。',
          ),
        },
      ),
      testDrivesAtOnce: numberSetting(
        words('Test drives at the same time', 'تجارب القيادة في الوقت نفسه', '同時に受ける試乗の件数'),
        {
          ...{ minimum: 1, maximum: 20 },
          hint: words('Each with a different car.', 'كل منها بسيارة مختلفة.', '車両はそれぞれ異なります。'),
        },
      ),
    },
    [
      {
        isRight: ({ week }) => {
          const days = week.flatMap((run) => run.days);
          return new Set(days).size === days.length;
        },
        path: ['week'],
        message: 'dayTwice',
      },
    ],
  ),
  first: {
    week: BUSINESS_HOURS.map(({ days, ...times }) => ({ days: [...days], ...times })),
    exceptions: [],
    testDrivesAtOnce: 2,
  },
});
