import { localized } from '../../languages/localized-text.js';
import { DEFAULT_TESTIMONIALS } from '../defaults/testimonials.js';
import { groupSetting, listSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

/** Testimonials on the home page. */
export const testimonials = defineSetting({
  kind: 'texts',
  group: 'pages',
  page: '/',
  form: groupSetting(localized('Testimonials', 'آراء العملاء', 'お客様の声'), {
    clients: listSetting(
      localized('Clients', 'العملاء', 'お客様'),
      groupSetting(localized('Client', 'العميل', 'お客様'), {
        text: wordsSetting(localized('What the client says', 'ما يقوله العميل', 'お客様の言葉'), { maximum: 600, rows: 3 }),
        name: wordsSetting(localized('Name', 'الاسم', 'お名前'), { maximum: 80 }),
        title: wordsSetting(localized('Car and place', 'السيارة والمكان', 'お車と場所'), { maximum: 120, optional: true }),
      }),
      { add: localized('Add a client', 'إضافة عميل', 'お客様を追加'), maximum: 12 },
    ),
  }),
  defaults: { clients: DEFAULT_TESTIMONIALS },
});
