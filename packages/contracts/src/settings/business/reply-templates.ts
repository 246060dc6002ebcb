import { onlyKnownPlaceholders } from '../../inquiries/inbox/reply-placeholders.js';
import { localized } from '../../languages/localized-text.js';
import { DEFAULT_REPLY_TEMPLATES } from '../defaults/reply-templates.js';
import { choiceSetting, groupSetting, listSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';
import { KIND_LABELS } from './kind-labels.js';

/** Templates for replies. */
export const replyTemplates = defineSetting({
  kind: 'texts',
  group: 'requests',
  hidden: true,
  page: '/admin?tab=inbox',
  form: groupSetting(localized('Reply templates', 'قوالب الردود', '返信の定型文'), {
    templates: listSetting(
      localized('Templates', 'القوالب', '定型文'),
      groupSetting(
        localized('Template', 'القالب', '定型文'),
        {
          kind: choiceSetting(localized('Offered for', 'تُعرض مع', '使うご依頼'), {
            any: localized('All requests', 'كل الطلبات', 'すべてのご依頼'),
            ...KIND_LABELS,
          }),
          title: wordsSetting(localized('Name of the template', 'اسم القالب', '定型文の名前'), { maximum: 80 }),
          text: wordsSetting(localized('Text', 'النص', '本文'), { maximum: 4000, rows: 8 }),
        },
        (['en', 'ar', 'ja'] as const).map((language) => ({
          isValid: ({ text }) => onlyKnownPlaceholders(text[language]),
          path: ['text', language],
          message: 'placeholders' as const,
        })),
      ),
      {
        add: localized('Add a template', 'إضافة قالب', '定型文を追加'),
        maximum: 60,
        hint: localized(
          '{name}, {car}, {price}, {link}, {appointment}, {reference}, {agent}, {phone} and {site} are filled in: the customer, the car, its price and page, the time of the test drive, the number of the request, who replies, our phone number and our name. The name of whoever replies is added at the end automatically.',
          'تُملأ الرموز {name} و{car} و{price} و{link} و{appointment} و{reference} و{agent} و{phone} و{site} تلقائيًا: اسم العميل والسيارة وسعرها وصفحتها وموعد تجربة القيادة ورقم الطلب واسم من يرد ورقم هاتفنا واسم المعرض. وتُختم الرسالة باسم من يرد تلقائيًا.',
          '{name}、{car}、{price}、{link}、{appointment}、{reference}、{agent}、{phone}、{site} には、お客様のお名前、お車、その価格とページ、試乗の日時、受付番号、返信者、電話番号、店名が入ります。返信者の名前は本文の後に自動で付きます。',
        ),
      },
    ),
  }),
  defaults: { templates: DEFAULT_REPLY_TEMPLATES },
});

export type ReplyTemplates = (typeof replyTemplates)['defaults'];
