import { localized } from '../../../languages/localized-text.js';

/** Default terms, until the dealer publishes others. */
export const DEFAULT_TERMS = {
  title: localized('Terms', 'الشروط والأحكام', '利用規約'),
  description: localized(
    'The terms of using this site and of our services: prices, reservations, auction access, imports and liability.',
    'شروط استخدام الموقع وخدماتنا: الأسعار والحجز واشتراك المزادات والاستيراد والمسؤولية.',
    '当サイトと各サービスの利用条件。価格、ご予約、オークション閲覧、輸入、責任について。',
  ),
  sections: [
    {
      title: localized('Cars and prices', 'السيارات والأسعار', '車両と価格'),
      text: localized(
        'Prices are in UAE dirhams; figures in other currencies are indicative. A car is sold when a contract has been signed and the agreed payment has been received. Pictures and descriptions are made with care; what counts is the inspection report that you receive before you sign.',
        'الأسعار بالدرهم الإماراتي، وما يُذكر بعملات أخرى للاسترشاد فقط. تُعدّ السيارة مباعة بعد توقيع العقد واستلام الدفعة المتفق عليها. نُعدّ الصور والأوصاف بعناية، والعبرة بتقرير الفحص الذي تتسلّمه قبل التوقيع.',
        '価格はUAEディルハム建てです。ほかの通貨での金額は目安です。契約書への署名と所定のお支払いの確認をもって売約となります。写真と説明は細心の注意を払って作成していますが、署名前にお渡しする検査報告書の内容が優先します。',
      ),
    },
    {
      title: localized('Reservations', 'الحجز', 'ご予約'),
      text: localized(
        'A reservation on this site tells us that you want a car on its way; it is free and binds neither side. We confirm by email or phone. Estimated arrivals and prices can change with freight, exchange rate and customs.',
        'الحجز عبر الموقع يُعلمنا برغبتك في سيارة قادمة؛ وهو مجاني ولا يُلزم أيًّا من الطرفين. نؤكده بالبريد الإلكتروني أو الهاتف. وقد تتغيّر المواعيد والأسعار التقديرية تبعًا للشحن وسعر الصرف والجمارك.',
        'サイトでのご予約は、入荷予定車両の購入をご希望される旨のご連絡です。無料で、双方を拘束しません。メールまたはお電話で確認のご連絡をいたします。到着予定と予定価格は、運賃、為替、通関により変わることがあります。',
      ),
    },
    {
      title: localized('Auction access and bidding', 'اشتراك المزادات والمزايدة', 'オークション閲覧と入札'),
      text: localized(
        "Membership gives access to listings for the time you paid for and ends by itself; there is no auto-renew. Bids are placed by us as your authorised agent. A deposit of 20% of the maximum bid is due before bidding. If the car goes to someone else, it is kept for your next bid or returned to you. The final payment is due within 3 business days of winning. The membership fee is refunded if you buy a vehicle through us. Import duties are the buyer's responsibility.",
        'يمنحك الاشتراك الاطلاع على القوائم للمدة التي دفعت عنها وينتهي تلقائيًا دون تجديد. نقدّم المزايدات بصفتنا وكيلك المفوَّض. يُدفع تأمين مستردّ بنسبة ⁦20%⁩ من سقف المزايدة قبل المزايدة. وإذا ذهبت السيارة إلى غيرك بقي التأمين لمزايدة أخرى أو أُعيد إليك. وتُستحق الدفعة النهائية خلال 3 أيام عمل من ترسية المزاد. وتُستردّ رسوم الاشتراك إذا اشتريت سيارة عن طريقنا. والرسوم الجمركية على المشتري.',
        '会員プランでは、お支払いいただいた期間、出品リストを閲覧できます。自動更新はなく、期間の満了をもって終了します。入札はお客様の正式な代理人として当社が行います。入札前に上限額の20%を保証金としてお預かりします。落札に至らなかった場合は次の入札に充てるか、ご返金します。落札後は3営業日以内に残金をお支払いください。当社を通じて車両をご購入の場合、会費を返金いたします。輸入関税は購入者のご負担となります。',
      ),
    },
    {
      title: localized('Import, sourcing and consignment', 'الاستيراد والبحث والبيع بالعمولة', '輸入・お車探し・委託販売'),
      text: localized(
        'We begin once you have accepted our written offer, which names the price, the steps and the time. On consignment the car stays yours until it is sold; our commission is due on the sale only.',
        'نبدأ بعد موافقتك على عرضنا المكتوب الذي يحدد السعر والخطوات والمدة. وفي البيع بالعمولة تبقى السيارة ملكك حتى تُباع، ولا تُستحق عمولتنا إلا عند البيع.',
        '価格、手順、期間を記した見積書にご同意いただいてから着手します。委託販売では、売却まで車両の所有権はお客様にあり、手数料は売却時にのみ発生します。',
      ),
    },
    {
      title: localized('Liability and law', 'المسؤولية والقانون', '責任と準拠法'),
      text: localized(
        'We are liable for what we promised in writing and for what the law does not let us exclude. The law of the United Arab Emirates applies; the courts of Ajman have jurisdiction.',
        'نلتزم بما وعدنا به كتابةً وبما لا يجيز القانون استثناءه. يسري قانون دولة الإمارات العربية المتحدة، وتختص محاكم عجمان.',
        '書面でお約束した事項、および法令により免責が認められない事項について責任を負います。アラブ首長国連邦の法律を準拠法とし、アジュマーンの裁判所を管轄裁判所とします。',
      ),
    },
  ],
};
