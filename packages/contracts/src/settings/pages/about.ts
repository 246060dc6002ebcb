import { words } from '../../words.js';
import { choiceSetting, groupSetting, listSetting, pictureSetting, richSetting, wordsSetting } from '../fields.js';
import { FIRST_ABOUT } from '../first/about.js';
import { defineSetting } from '../setting.js';
import { RICH_HINT, searchLine } from './page-fields.js';

const BESIDE = {
  showroom: words('Picture of the showroom', 'صورة المعرض', 'ショールームの画像'),
  reports: words('The two example papers', 'نموذج الورقتين', '書類2種の見本'),
  workshop: words('Picture of the workshop', 'صورة الورشة', '整備工場の画像'),
  picture: words('The picture below', 'الصورة أدناه', '下の画像'),
  nothing: words('Nothing', 'لا شيء', 'なし'),
};

const heading = (maximum: number) => wordsSetting(words('Heading', 'العنوان', '見出し'), { maximum });

/** What the house says of itself. */
export const about = defineSetting({
  kind: 'texts',
  alone: true,
  page: '/about',
  form: groupSetting(words('About page', 'صفحة من نحن', '会社案内ページ'), {
    title: heading(90),
    description: searchLine,
    intro: wordsSetting(words('Introduction', 'المقدمة', '導入文'), { maximum: 400, rows: 2 }),
    chapters: listSetting(
      words('Chapters', 'الفصول', '章'),
      groupSetting(words('Chapter', 'الفصل', '章'), {
        title: heading(120),
        text: richSetting(words('Text', 'النص', '本文'), { maximum: 4000, rows: 6, hint: RICH_HINT }),
        beside: choiceSetting(words('Beside it', 'بجانبه', '横に表示'), BESIDE),
        picture: pictureSetting(words('Picture', 'الصورة', '画像')),
        alt: wordsSetting(words('What the picture shows', 'ما تُظهره الصورة', '画像の説明'), { maximum: 250, optional: true }),
      }),
      { add: words('Add a chapter', 'إضافة فصل', '章を追加'), maximum: 12 },
    ),
    statistics: listSetting(
      words('Figures', 'الأرقام', '数字'),
      groupSetting(words('Figure', 'الرقم', '数字'), {
        value: wordsSetting(words('Figure', 'الرقم', '数字'), { maximum: 20 }),
        label: wordsSetting(words('What it counts', 'ما يعنيه', '内容'), { maximum: 80 }),
      }),
      { add: words('Add a figure', 'إضافة رقم', '数字を追加'), maximum: 8 },
    ),
    contact: groupSetting(words('Invitation at the end', 'الدعوة في الختام', '結びのご案内'), {
      title: heading(120),
      text: wordsSetting(words('Text', 'النص', '本文'), {
        maximum: 600,
        rows: 2,
        hint: words(
          '{{address}} stands for the address.',
          'تُستبدل {{address}} بالعنوان.',
          '{{address}} は所在地に置き換わります。',
        ),
      }),
    }),
  }),
  first: FIRST_ABOUT,
});
