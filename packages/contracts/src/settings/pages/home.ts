import { localized } from '../../languages/localized-text.js';
import { DEFAULT_HERO } from '../defaults/hero.js';
import { choiceSetting, groupSetting, listSetting, pictureSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

const SECTIONS = {
  featured: localized('Featured vehicles', 'سيارات مختارة', '注目の車両'),
  arrivals: localized('Upcoming vehicles', 'سيارات تصل قريبًا', '入荷予定車両'),
  services: localized('Services', 'الخدمات', 'サービス'),
  showroom: localized('Showroom', 'المعرض', 'ショールーム'),
  customers: localized('Customer showcase', 'قصص العملاء', '納車事例'),
  testimonials: localized('Testimonials', 'آراء العملاء', 'お客様の声'),
  questions: localized('Questions and answers', 'الأسئلة والأجوبة', 'よくあるご質問'),
};

/** Sections of the home page below the hero. */
export type HomeSection = keyof typeof SECTIONS;

/** The hero of the home page and the sections below it. */
export const home = defineSetting({
  kind: 'texts',
  group: 'pages',
  page: '/',
  form: groupSetting(
    localized('Home page', 'الصفحة الرئيسية', 'トップページ'),
    {
      hero: groupSetting(localized('First view', 'أول ما يظهر', 'ファーストビュー'), {
        title: wordsSetting(localized('Heading', 'العنوان', '見出し'), { maximum: 90 }),
        text: wordsSetting(localized('Text', 'النص', '本文'), { maximum: 320, rows: 3 }),
        picture: pictureSetting(
          localized('Picture', 'الصورة', '画像'),
          localized(
            'Instead of the film; 1600 pixels wide or more. The words stand over it. Without a picture the film plays.',
            'بدل الفيديو، بعرض 1600 بكسل أو أكثر. تظهر الكلمات فوقها. من دون صورة يُعرض الفيديو.',
            '動画の代わりに表示します（幅1600ピクセル以上）。文字は画像の上に重なります。画像がない場合は動画を再生します。',
          ),
        ),
      }),
      sections: listSetting(
        localized('Sections', 'الأقسام', 'セクション'),
        choiceSetting(localized('Section', 'القسم', 'セクション'), SECTIONS),
        {
          add: localized('Add a section', 'إضافة قسم', 'セクションを追加'),
          maximum: Object.keys(SECTIONS).length,
          hint: localized(
            'In this order below the first view; what is not in the list does not show.',
            'بهذا الترتيب تحت أول ما يظهر، وما ليس في القائمة لا يظهر.',
            'ファーストビューの下にこの順で表示されます。リストにないものは表示されません。',
          ),
        },
      ),
    },
    [{ isValid: ({ sections }) => new Set(sections).size === sections.length, path: ['sections'], message: 'sectionTwice' }],
  ),
  defaults: {
    hero: { ...DEFAULT_HERO, picture: '' },
    sections: Object.keys(SECTIONS) as HomeSection[],
  },
});

/** The visible sections: text sections without texts are left out. */
export const homeShown = (
  { sections }: { sections: HomeSection[] },
  { clients, questions }: { clients: readonly object[]; questions: readonly object[] },
): HomeSection[] =>
  sections.filter(
    (name) => !(name === 'testimonials' && clients.length === 0) && !(name === 'questions' && questions.length === 0),
  );
