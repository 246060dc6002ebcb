import { localized } from '../../languages/localized-text.js';
import { DEFAULT_ABOUT } from '../defaults/about.js';
import { choiceSetting, groupSetting, listSetting, pictureSetting, richSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';
import { RICH_HINT, searchLine } from './page-fields.js';

const BESIDE = {
  showroom: localized('Picture of the showroom', 'صورة المعرض', 'ショールームの画像'),
  reports: localized('The two example papers', 'نموذج الورقتين', '書類2種の見本'),
  workshop: localized('Picture of the workshop', 'صورة الورشة', '整備工場の画像'),
  key: localized('Picture of a car key', 'صورة مفتاح سيارة', '車の鍵の画像'),
  picture: localized('The picture below', 'الصورة أدناه', '下の画像'),
  nothing: localized('Nothing', 'لا شيء', 'なし'),
};

const heading = (maximum: number) => wordsSetting(localized('Heading', 'العنوان', '見出し'), { maximum });

/** Texts about the dealer. */
export const about = defineSetting({
  kind: 'texts',
  group: 'pages',
  alone: true,
  page: '/about',
  form: groupSetting(localized('About page', 'صفحة من نحن', '会社案内ページ'), {
    title: heading(90),
    description: searchLine,
    intro: wordsSetting(localized('Introduction', 'المقدمة', '導入文'), { maximum: 400, rows: 2 }),
    chapters: listSetting(
      localized('Chapters', 'الفصول', '章'),
      groupSetting(localized('Chapter', 'الفصل', '章'), {
        title: heading(120),
        text: richSetting(localized('Text', 'النص', '本文'), { maximum: 4000, rows: 6, hint: RICH_HINT }),
        beside: choiceSetting(localized('Beside it', 'بجانبه', '横に表示'), BESIDE),
        picture: pictureSetting(localized('Picture', 'الصورة', '画像')),
        alt: wordsSetting(localized('What the picture shows', 'ما تُظهره الصورة', '画像の説明'), { maximum: 250, optional: true }),
      }),
      { add: localized('Add a chapter', 'إضافة فصل', '章を追加'), maximum: 12 },
    ),
    statistics: listSetting(
      localized('Figures', 'الأرقام', '数字'),
      groupSetting(localized('Figure', 'الرقم', '数字'), {
        value: wordsSetting(localized('Figure', 'الرقم', '数字'), { maximum: 20 }),
        label: wordsSetting(localized('What it counts', 'ما يعنيه', '内容'), { maximum: 80 }),
      }),
      { add: localized('Add a figure', 'إضافة رقم', '数字を追加'), maximum: 8 },
    ),
    contact: groupSetting(localized('Invitation at the end', 'الدعوة في الختام', '結びのご案内'), {
      title: heading(120),
      text: wordsSetting(localized('Text', 'النص', '本文'), {
        maximum: 600,
        rows: 2,
        hint: localized(
          '{address} stands for the address.',
          'تُستبدل {address} بالعنوان.',
          '{address} は所在地に置き換わります。',
        ),
      }),
    }),
  }),
  defaults: DEFAULT_ABOUT,
});
