import type { LocalizedText } from '../../languages/localized-text.js';
import { localized } from '../../languages/localized-text.js';
import { dubaiMoment } from '../../time/opening-hours.js';
import { flagSetting, groupSetting, patternSetting, timeSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

/** A path of this site, an https address, or empty. */
const LINK = /^$|^\/(?!\/)[\w./?=&#%-]{0,300}$|^https:\/\/[^\s<>"]{1,300}$/;

export interface Announcement {
  shows: boolean;
  text: LocalizedText;
  link: string;
  from: string;
  until: string;
}

/** The announcement bar above every page. */
export const announcement = defineSetting<Announcement>({
  kind: 'texts',
  group: 'pages',
  page: '/',
  form: groupSetting(
    localized('Announcement bar', 'شريط الإعلان', 'お知らせバー'),
    {
      shows: flagSetting(localized('Show the bar', 'إظهار الشريط', 'バーを表示する')),
      text: wordsSetting(localized('Text', 'النص', '本文'), { optional: true, maximum: 110 }),
      from: timeSetting(localized('From', 'من', '開始'), 'moment', { optional: true }),
      until: timeSetting(localized('Until', 'إلى', '終了'), 'moment', { optional: true }),
      link: patternSetting(localized('Link', 'الرابط', 'リンク'), {
        pattern: LINK,
        message: 'link',
        input: 'url',
        hint: localized(
          'A page of this site, such as /inventory, or an https address. Empty: no link.',
          'صفحة من هذا الموقع مثل ‎/inventory أو عنوان https. فارغ: بلا رابط.',
          '当サイトのページ（例：/inventory）または https アドレス。空欄：リンクなし。',
        ),
      }),
    },
    [
      { isValid: ({ shows, text }) => !shows || text.en !== '', path: ['text', 'en'], message: 'required' },
      { isValid: ({ from, until }) => from === '' || until === '' || from < until, path: ['until'], message: 'until' },
    ],
  ),
  defaults: { shows: false, text: localized('', '', ''), link: '', from: '', until: '' },
});

/** The announcement at a given time. */
export function announcementAt(
  { shows, text, link, from, until }: Announcement,
  moment: Date,
): { text: LocalizedText; link: string } | undefined {
  const now = dubaiMoment(moment);
  const isOn = shows && text.en !== '' && (from === '' || from <= now) && (until === '' || now < until);
  return isOn ? { text, link } : undefined;
}
