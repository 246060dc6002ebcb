import type { InboxKind } from '../../inquiries/inbox/inbox.js';
import type { LocalizedText } from '../../languages/localized-text.js';

type Kind = InboxKind | 'any';

const template = (kind: Kind, title: [string, string, string], text: [string, string, string]) => {
  const localized = ([en, ar, ja]: [string, string, string]): LocalizedText => ({ en, ar, ja });
  return { kind, title: localized(title), text: localized(text) };
};

/** Default reply templates, until the dealer writes their own. */
export const DEFAULT_REPLY_TEMPLATES = [
  template(
    'contact',
    ['The car is available', 'السيارة متوفرة', '在庫のご案内'],
    [
      `Dear {name},

Thank you for your interest in the {car}. It is available and stands in our showroom; its price is {price}.

All details and pictures are here: {link}

Would you like to see it, or shall we send you more pictures or the papers? Tell us what suits you.`,
      `مرحبًا {name}،

نشكرك على اهتمامك بسيارة {car}. السيارة متوفرة ومعروضة لدينا، وسعرها {price}.

تجد كل التفاصيل والصور هنا: {link}

هل تود معاينتها، أم نرسل إليك صورًا إضافية أو أوراقها؟ أخبرنا بما يناسبك.`,
      `{name} 様

{car} にご興味をお持ちいただき、ありがとうございます。こちらの車両は現在在庫がございます。価格は {price} です。

詳細と写真はこちらからご覧いただけます。
{link}

ご来店での現車確認のほか、追加の写真や書類をお送りすることもできます。ご希望をお聞かせください。`,
    ],
  ),
  template(
    'any',
    ['Ask for a good time to call', 'السؤال عن وقت مناسب للاتصال', 'お電話のご都合を伺う'],
    [
      `Dear {name},

Thank you for your message. Some things are quicker said than written: when may we call you, and at which number?

You can also reach us at {phone} at any time during our opening hours. Please mention no. {reference}.`,
      `مرحبًا {name}،

شكرًا على رسالتك. بعض الأمور أسهل في مكالمة قصيرة: متى يناسبك أن نتصل بك، وعلى أي رقم؟

ويمكنك أيضًا الاتصال بنا على {phone} خلال ساعات العمل، مع ذكر الرقم {reference}.`,
      `{name} 様

ご連絡ありがとうございます。お電話でご説明できればと存じます。ご都合のよい日時と電話番号をお知らせください。

営業時間中は {phone} でも承っております。その際は受付番号 {reference} をお伝えください。`,
    ],
  ),
  template(
    'import',
    ['Next steps of an import', 'خطوات الاستيراد التالية', '輸入の今後の流れ'],
    [
      `Dear {name},

Thank you for your import request no. {reference}. To work out the full cost for you, we need three things:

1. the latest day by which you need the car,
2. the emirate in which it will be registered,
3. whether you want us to see to customs and registration.

As soon as we have them, you get a quotation with every item.`,
      `مرحبًا {name}،

نشكرك على طلب الاستيراد رقم {reference}. لنحسب لك التكلفة كاملة نحتاج إلى ثلاثة أمور:

1. آخر موعد تحتاج فيه إلى السيارة،
2. الإمارة التي ستُسجَّل فيها،
3. هل تود أن نتولى التخليص الجمركي والتسجيل.

وما إن تصلنا هذه المعلومات حتى نرسل إليك عرض سعر مفصلًا بندًا بندًا.`,
      `{name} 様

輸入のご依頼（受付番号 {reference}）をいただき、ありがとうございます。総額をお見積もりするため、次の3点をお知らせください。

1. お車が必要な期日
2. ご登録の首長国
3. 通関と登録の代行をご希望かどうか

確認でき次第、項目ごとの内訳を記したお見積もりをお送りします。`,
    ],
  ),
  template(
    'sourcing',
    ['The search has begun', 'بدأنا البحث', 'お車探しの開始'],
    [
      `Dear {name},

Our search for your car ({car}) has begun, under no. {reference}. We look at auctions and dealers whom we know, and send you only cars whose history we have checked.

Is there anything that the car must have, or must not have? It spares you offers that do not fit.`,
      `مرحبًا {name}،

بدأنا البحث عن سيارتك ({car}) تحت الرقم {reference}. نبحث في المزادات ولدى معارض نعرفها، ولا نرسل إليك إلا سيارات تحققنا من تاريخها.

هل من مواصفات لا غنى عنها أو لا تريدها؟ سيوفر ذلك عليك عروضًا لا تناسبك.`,
      `{name} 様

ご希望のお車（{car}）を探し始めました。受付番号は {reference} です。オークションと信頼できる販売店の中から、履歴を確認できた車両だけをご紹介します。

必ず欲しい装備や、避けたい条件がありましたらお知らせください。ご希望に合う車両に絞ってご案内できます。`,
    ],
  ),
  template(
    'consignment',
    ['Invitation to an inspection', 'دعوة إلى فحص السيارة', '車両査定のご案内'],
    [
      `Dear {name},

Thank you for offering us your {car}. To name you a price that holds, we would like to see it: the inspection takes about 45 minutes and costs you nothing.

Please bring the registration card and, if you have it, the service book. Which day suits you?`,
      `مرحبًا {name}،

نشكرك على عرض سيارتك {car} علينا. لنقدم لك سعرًا ثابتًا نود معاينتها: يستغرق الفحص نحو 45 دقيقة ولا يكلفك شيئًا.

نرجو إحضار ملكية السيارة وسجل الصيانة إن وجد. أي يوم يناسبك؟`,
      `{name} 様

{car} のご売却についてご相談いただき、ありがとうございます。確かな金額をご提示するため、実車を拝見したく存じます。査定は約45分、費用はかかりません。

車両登録証と、お持ちでしたら整備手帳をご持参ください。ご都合のよい日をお知らせください。`,
    ],
  ),
  template(
    'test_drive',
    ['Before the test drive', 'قبل تجربة القيادة', '試乗前のご案内'],
    [
      `Dear {name},

We look forward to your test drive of the {car}: {appointment}.

Please bring your driving licence. If the time no longer suits you, simply reply to this email or call us at {phone}.`,
      `مرحبًا {name}،

يسعدنا استقبالك لتجربة قيادة {car}: {appointment}.

يُرجى إحضار رخصة القيادة. إذا لم يعد الموعد مناسبًا لك، فيكفي الرد على هذه الرسالة أو الاتصال بنا على {phone}.`,
      `{name} 様

{car} のご試乗を、{appointment} に承っております。

当日は運転免許証をお持ちください。ご都合が悪くなった場合は、このメールへのご返信、またはお電話（{phone}）でお知らせください。`,
    ],
  ),
];
