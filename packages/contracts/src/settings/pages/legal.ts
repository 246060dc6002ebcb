import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { DEFAULT_COOKIES } from '../defaults/legal/cookies.js';
import { DEFAULT_PRIVACY } from '../defaults/legal/privacy.js';
import { DEFAULT_TERMS } from '../defaults/legal/terms.js';
import { groupSetting, listSetting, richSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';
import { RICH_HINT, searchLine } from './page-fields.js';

interface LegalText {
  title: LocalizedText;
  description: LocalizedText;
  sections: { title: LocalizedText; text: LocalizedText }[];
}

/** A page of numbered sections. */
const legalPage = (label: LocalizedText, page: string, defaults: LegalText) =>
  defineSetting<LegalText>({
    kind: 'texts',
    group: 'pages',
    alone: true,
    page,
    form: groupSetting(label, {
      title: wordsSetting(localized('Heading', 'العنوان', '見出し'), { maximum: 90 }),
      description: searchLine,
      sections: listSetting(
        localized('Sections', 'الأقسام', 'セクション'),
        groupSetting(localized('Section', 'القسم', 'セクション'), {
          title: wordsSetting(localized('Heading', 'العنوان', '見出し'), { maximum: 120 }),
          text: richSetting(localized('Text', 'النص', '本文'), { maximum: 8000, rows: 8, hint: RICH_HINT }),
        }),
        {
          add: localized('Add a section', 'إضافة قسم', 'セクションを追加'),
          minimum: 1,
          maximum: 40,
          hint: localized(
            'The page shows the day of publishing as its last change. Periods and limits in these texts are yours to keep true.',
            'تعرض الصفحة يوم النشر بوصفه آخر تحديث. وصحة المدد والحدود المذكورة في هذه النصوص مسؤوليتك.',
            '公開日が最終更新日として表示されます。本文中の期間や上限は、実際と合うようご確認ください。',
          ),
        },
      ),
    }),
    defaults,
  });

export const privacy = legalPage(localized('Privacy page', 'صفحة الخصوصية', 'プライバシーポリシー'), '/privacy', DEFAULT_PRIVACY);
export const terms = legalPage(localized('Terms page', 'صفحة الشروط', '利用規約'), '/terms', DEFAULT_TERMS);
export const cookies = legalPage(
  localized('Cookies page', 'صفحة ملفات تعريف الارتباط', 'Cookieについて'),
  '/cookies',
  DEFAULT_COOKIES,
);
