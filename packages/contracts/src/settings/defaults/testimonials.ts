import { localized } from '../../languages/localized-text.js';

/** Invented testimonials, until the dealer publishes real ones. */
export const DEFAULT_TESTIMONIALS = [
  {
    text: localized(
      'They read me the auction sheet line by line and advised against the first two cars. The third was the one, and it arrived as described.',
      'قرؤوا لي ورقة المزاد سطرًا سطرًا، ونصحوني بترك أول سيارتين. كانت الثالثة هي المطلوبة، ووصلت كما وصفوها تمامًا.',
      '出品票を1行ずつ説明してくれ、最初の2台は見送るよう勧めてくれました。3台目がまさに探していた車で、説明どおりの状態で届きました。',
    ),
    name: localized('Khalid Al Mansoori', 'خالد المنصوري', 'ハリド・アル・マンスーリ様'),
    title: localized(
      'Grand tourer from Nagoya, Dubai',
      'سيارة GT مستوردة من ناغويا – دبي',
      '名古屋からのグランドツアラー／ドバイ',
    ),
  },
  {
    text: localized(
      'I followed the ship on my phone and collected the keys seven weeks after the auction, with plates on and every paper in a folder.',
      'تابعت السفينة من هاتفي، وتسلّمت المفاتيح بعد سبعة أسابيع من المزاد: اللوحات مركّبة والأوراق كلها في ملف واحد.',
      '船の位置をスマートフォンで確認しながら待ち、落札から7週間後に鍵を受け取りました。ナンバーも書類もすべて揃っていました。',
    ),
    name: localized('Sarah Whitfield', 'سارة ويتفيلد', 'サラ・ウィットフィールド様'),
    title: localized('Family SUV, Abu Dhabi', 'سيارة دفع رباعي عائلية – أبوظبي', 'ファミリーSUV／アブダビ'),
  },
  {
    text: localized(
      'I left my coupé with them before I moved. It was sold in three weeks, and the figure was the one we had agreed on.',
      'تركت عندهم سيارتي الكوبيه قبل انتقالي. بيعت خلال ثلاثة أسابيع وبالسعر الذي اتفقنا عليه.',
      '転居の前にクーペを預けました。3週間で売れ、金額も事前に合意したとおりでした。',
    ),
    name: localized('Marco Bellini', 'ماركو بيليني', 'マルコ・ベリーニ様'),
    title: localized('Consigned his coupé, Sharjah', 'باع سيارته الكوبيه بالعمولة – الشارقة', 'クーペの委託販売／シャルジャ'),
  },
];
