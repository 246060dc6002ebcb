import { words } from '../../words.js';
import { choiceSetting, groupSetting, listSetting, pictureSetting, wordsSetting } from '../fields.js';
import { FIRST_HERO } from '../first/hero.js';
import { defineSetting } from '../setting.js';

const SECTIONS = {
  featured: words('Featured vehicles', 'سيارات مختارة', '注目の車両'),
  arrivals: words('Upcoming vehicles', 'سيارات تصل قريبًا', '入荷予定車両'),
  services: words('Services', 'الخدمات', 'サービス'),
  showroom: words('Showroom', 'المعرض', 'ショールーム'),
  testimonials: words('Testimonials', 'آراء العملاء', 'お客様の声'),
  customers: words('Customer showcase', 'قصص العملاء', 'ご納車例'),
  questions: words('Questions and answers', 'الأسئلة والأجوبة', 'よくあるご質問'),
};

/** What stands on the home page below its first view. */
export type HomeSection = keyof typeof SECTIONS;

/** The first view of the home page and what follows it. */
export const home = defineSetting({
  kind: 'texts',
  page: '/',
  form: groupSetting(
    words('Home page', 'الصفحة الرئيسية', 'トップページ'),
    {
      hero: groupSetting(words('First view', 'أول ما يظهر', 'ファーストビュー'), {
        title: wordsSetting(words('Heading', 'العنوان', '見出し'), { maximum: 90 }),
        text: wordsSetting(words('Text', 'النص', '本文'), { maximum: 320, rows: 3 }),
        picture: pictureSetting(
          words('Picture', 'الصورة', '画像'),
          words(
            'Instead of the film; 1600 pixels wide or more. The words stand over it. Without a picture the film plays.',
            'بدل الفيلم، بعرض 1600 بكسل أو أكثر. تظهر الكلمات فوقها. من دون صورة يُعرض الفيلم.',
            '動画の代わりに表示します（幅1600ピクセル以上）。文字は画像の上に重なります。画像がない場合は動画を再生します。',
          ),
        ),
      }),
      sections: listSetting(
        words('Sections', 'الأقسام', 'セクション'),
        choiceSetting(words('Section', 'القسم', 'セクション'), SECTIONS),
        {
          add: words('Add a section', 'إضافة قسم', 'セクションを追加'),
          maximum: Object.keys(SECTIONS).length,
          hint: words(
            'In this order below the first view; what is not in the list does not show.',
            'بهذا الترتيب تحت أول ما يظهر، وما ليس في القائمة لا يظهر.',
            'ファーストビューの下にこの順で表示されます。リストにないものは表示されません。',
          ),
        },
      ),
    },
    [{ isRight: ({ sections }) => new Set(sections).size === sections.length, path: ['sections'], message: 'sectionTwice' }],
  ),
  first: {
    hero: { ...FIRST_HERO, picture: '' },
    sections: Object.keys(SECTIONS) as HomeSection[],
  },
});

/** The sections that show: one of texts that has none is left out. */
export const homeShown = (
  { sections }: { sections: HomeSection[] },
  { clients, questions }: { clients: readonly object[]; questions: readonly object[] },
): HomeSection[] =>
  sections.filter(
    (name) => !(name === 'testimonials' && clients.length === 0) && !(name === 'questions' && questions.length === 0),
  );
