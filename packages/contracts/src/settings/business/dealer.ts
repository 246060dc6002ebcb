import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { DEFAULT_DEALER } from '../defaults/dealer.js';
import {
  choiceSetting,
  emailSetting,
  flagSetting,
  groupSetting,
  listSetting,
  patternSetting,
  pictureSetting,
  readingFormer,
  webPageSetting,
  wordsSetting,
} from '../fields/index.js';
import { defineSetting } from '../setting.js';

const PHONE = /^\+?[\d\s()-]{6,30}$/;
const PHONE_OR_NONE = /^$|^\+?[\d\s()-]{6,30}$/;
const WHATSAPP = /^\d{8,15}$/;
/** Degrees, or empty. */
const POSITION = /^$|^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),\s?-?(?:1?[0-7]?\d(?:\.\d{1,8})?|180)$/;

/** The name as published before translations existed, and as set by the environment. */
export const dealerName = (english: string): LocalizedText => ({ en: english, ar: '', ja: '' });

const position = patternSetting(localized('Position on the map', 'الموقع على الخريطة', '地図上の位置'), {
  pattern: POSITION,
  message: 'position',
  input: 'text',
  hint: localized(
    'Latitude and longitude, such as 25.4052, 55.5136. Without them the map looks for the address.',
    'خط العرض وخط الطول، مثل \u206625.4052, 55.5136\u2069. بدونهما تبحث الخريطة عن العنوان.',
    '緯度と経度（例：25.4052, 55.5136）。空欄の場合は住所で検索されます。',
  ),
});

/** Who the dealer is and how to reach them. */
export const dealer = defineSetting({
  kind: 'business',
  group: 'dealership',
  page: '/contact',
  form: groupSetting(localized('Name and contact', 'الاسم وبيانات التواصل', '店名と連絡先'), {
    name: readingFormer(wordsSetting(localized('Name', 'الاسم', '店名'), { maximum: 80 }), (former) =>
      typeof former === 'string' ? dealerName(former) : former,
    ),
    logo: groupSetting(localized('Logo', 'الشعار', 'ロゴ'), {
      picture: pictureSetting(
        localized('Picture', 'الصورة', '画像'),
        localized(
          'In header and footer, 40 pixels high on a dark ground. Without a picture the default mark is shown.',
          'في الرأس والتذييل بارتفاع 40 بكسل على خلفية داكنة. من دون صورة تظهر علامة الموقع.',
          'ヘッダーとフッターの暗い背景に高さ40ピクセルで表示します。画像がない場合はサイト標準のマークを表示します。',
        ),
      ),
      hasName: flagSetting(localized('The logo already includes the name', 'الشعار يتضمن الاسم', 'ロゴに店名が含まれている')),
    }),
    address: wordsSetting(localized('Address', 'العنوان', '所在地')),
    position,
    phones: listSetting(
      localized('Phone numbers', 'أرقام الهاتف', '電話番号'),
      groupSetting(localized('Phone number', 'رقم الهاتف', '電話番号'), {
        kind: choiceSetting(localized('Kind', 'النوع', '種類'), {
          landline: localized('Landline', 'هاتف أرضي', '固定電話'),
          mobile: localized('Mobile', 'هاتف متحرك', '携帯電話'),
        }),
        number: patternSetting(localized('Number', 'الرقم', '番号'), { pattern: PHONE, message: 'phone', input: 'tel' }),
      }),
      { add: localized('Add a phone number', 'إضافة رقم هاتف', '電話番号を追加'), minimum: 1, maximum: 6, isDense: true },
    ),
    branches: listSetting(
      localized('More addresses', 'عناوين أخرى', 'その他の所在地'),
      groupSetting(localized('Address', 'العنوان', '所在地'), {
        name: wordsSetting(localized('Name', 'الاسم', '名称'), { maximum: 80 }),
        address: wordsSetting(localized('Lines', 'الأسطر', '住所'), { maximum: 300, rows: 2 }),
        phone: patternSetting(localized('Phone number', 'رقم الهاتف', '電話番号'), {
          pattern: PHONE_OR_NONE,
          message: 'phone',
          input: 'tel',
        }),
        position,
      }),
      {
        add: localized('Add an address', 'إضافة عنوان', '所在地を追加'),
        maximum: 10,
        hint: localized(
          'The address above is the main one. These follow it on the contact page.',
          'العنوان أعلاه هو الرئيسي، وهذه تليه في صفحة «اتصل بنا».',
          '上の所在地が本店です。お問い合わせページではその後に表示されます。',
        ),
      },
    ),
    whatsapp: patternSetting(localized('WhatsApp', 'واتساب', 'WhatsApp'), {
      pattern: WHATSAPP,
      message: 'whatsapp',
      input: 'tel',
      hint: localized('Digits only, with the country code', 'أرقام فقط مع رمز الدولة', '国番号から始まる数字のみ'),
    }),
    email: emailSetting(localized('Email', 'البريد الإلكتروني', 'メールアドレス')),
    social: groupSetting(localized('Social media', 'وسائل التواصل الاجتماعي', 'SNS'), {
      instagram: webPageSetting(localized('Instagram', 'إنستغرام', 'Instagram')),
      facebook: webPageSetting(localized('Facebook', 'فيسبوك', 'Facebook')),
      youtube: webPageSetting(localized('YouTube', 'يوتيوب', 'YouTube')),
    }),
  }),
  defaults: {
    name: dealerName(DEFAULT_DEALER.name),
    logo: { picture: '', hasName: false },
    address: { ...DEFAULT_DEALER.address },
    position: '',
    phones: [
      { kind: 'landline', number: DEFAULT_DEALER.phone },
      { kind: 'mobile', number: DEFAULT_DEALER.mobile },
    ],
    branches: [],
    whatsapp: DEFAULT_DEALER.whatsapp,
    email: DEFAULT_DEALER.email,
    social: { instagram: '', facebook: '', youtube: '' },
  },
});
