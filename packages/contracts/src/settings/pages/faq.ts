import { localized } from '../../languages/localized-text.js';
import { DEFAULT_QUESTIONS } from '../defaults/questions.js';
import { groupSetting, listSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

/** Frequently asked questions, on the home page and for search engines. */
export const faq = defineSetting({
  kind: 'texts',
  group: 'pages',
  page: '/',
  form: groupSetting(localized('Questions and answers', 'الأسئلة والأجوبة', 'よくあるご質問'), {
    questions: listSetting(
      localized('Questions', 'الأسئلة', 'ご質問'),
      groupSetting(localized('Question', 'السؤال', 'ご質問'), {
        question: wordsSetting(localized('Question', 'السؤال', 'ご質問'), { maximum: 200 }),
        answer: wordsSetting(localized('Answer', 'الجواب', '回答'), { maximum: 2000, rows: 4 }),
      }),
      {
        add: localized('Add a question', 'إضافة سؤال', '質問を追加'),
        maximum: 30,
        hint: localized(
          'In answers {address}, {duty}, {vat} and {freeFrom} stand for the address, the customs duty, VAT and the price from which the commission is free.',
          'في الأجوبة تُستبدل {address} و{duty} و{vat} و{freeFrom} بالعنوان والرسوم الجمركية وضريبة القيمة المضافة والسعر الذي تبدأ منه العمولة المجانية.',
          '回答の {address}、{duty}、{vat}、{freeFrom} は、所在地、関税、付加価値税（VAT）、手数料が無料になる価格に置き換わります。',
        ),
      },
    ),
  }),
  defaults: { questions: DEFAULT_QUESTIONS },
});
