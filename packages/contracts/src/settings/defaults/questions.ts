import { localized } from '../../languages/localized-text.js';

/** Default questions, in the order in which buyers ask them, until the dealer publishes others. */
export const DEFAULT_QUESTIONS = [
  {
    question: localized(
      'Can I see and drive a car before I buy it?',
      'هل يمكنني معاينة السيارة وتجربتها قبل الشراء؟',
      '購入前に実車の確認や試乗はできますか。',
    ),
    answer: localized(
      'Every car in the inventory that is not marked as on its way stands in our showroom ({address}). Choose a day and a time on the car’s page and it will be ready for a test drive; your own inspector is welcome. For a car that is still abroad you receive the auction sheet, photographs and our inspector’s report before you decide, and we inspect it a second time after it has landed.',
      'كل سيارة في قائمة سياراتنا، ما لم تكن في الطريق إلينا، موجودة في معرضنا ({address}). اختر اليوم والوقت من صفحة السيارة وستكون جاهزة لتجربة القيادة، ولك أن تُحضر معك فاحصًا تثق به. أما السيارة التي لا تزال في الخارج فتصلك صورها وورقة المزاد وتقرير الفحص من فاحصنا قبل أن تقرر، ثم نفحصها مرة ثانية بعد وصولها.',
      '入荷予定と表示のない在庫車両は、すべてショールーム（{address}）にございます。車両ページで日時をお選びいただければ、試乗の準備をしてお待ちします。ご自身で手配された検査員のご同行も歓迎いたします。海外にある車両は、出品票、写真、当社検査員の報告書をご決定の前にお渡しし、到着後にもう一度検査します。',
    ),
  },
  {
    question: localized(
      'How does auction access work?',
      'كيف يعمل اشتراك المزادات؟',
      'オークション閲覧の仕組みを教えてください。',
    ),
    answer: localized(
      'You buy access for one, two or four months and see the listings of the Japanese auctions with photographs, auction sheets and starting bids. Only licensed dealers may bid, so we bid for you, up to the limit you set. Access ends by itself, there is no auto-renew, and the membership fee is refunded if you buy a vehicle through us.',
      'تشتري اشتراكًا لشهر أو شهرين أو أربعة أشهر، فتطّلع على قوائم المزادات اليابانية بالصور وأوراق المزاد والأسعار الافتتاحية. المزايدة مقصورة على التجار المرخّصين، لذلك نزايد نحن عنك ضمن سقف المزايدة الذي تحدّده. ينتهي الاشتراك من تلقاء نفسه دون تجديد تلقائي، وتُستردّ رسومه إذا اشتريت سيارة عن طريقنا.',
      '会員プランは1か月、2か月、4か月からお選びいただけます。会員になると、日本のオークションの出品リストを写真、出品票、スタート価格とともにご覧いただけます。入札は会員業者に限られるため、お客様の上限額の範囲で当社が代理入札します。期間が終われば自動的に終了し、自動更新はありません。当社を通じて車両をご購入の場合、会費は返金いたします。',
    ),
  },
  {
    question: localized(
      'What is the total cost of a car from a Japanese auction?',
      'كم تبلغ التكلفة الإجمالية لسيارة من مزاد ياباني؟',
      '日本のオークション車両は、総額でいくらになりますか。',
    ),
    answer: localized(
      'The winning bid, our service fee, transport to the port, ocean freight, loading and insurance; our buying commission is free for cars of {freeFrom} and above. In the UAE, customs duty ({duty}) and VAT ({vat}) are added. The cost calculator on the auction bidding page shows every line before you bid, at the latest yen rate.',
      'سعر الترسية، ورسوم خدمتنا، والنقل إلى الميناء، والشحن البحري، والتحميل، وتأمين الشحن. وعمولة الشراء مجانية للسيارات التي يبلغ سعرها {freeFrom} فأكثر. وتُضاف في الإمارات الرسوم الجمركية ({duty}) وضريبة القيمة المضافة ({vat}). وتعرض حاسبة التكلفة في صفحة المزايدة كل بند قبل أن تزايد، بأحدث سعر صرف للين.',
      '落札価格、当社サービス料、港までの陸送費、海上運賃、積み込み費用、保険料の合計です。{freeFrom}以上の車両は買付手数料が無料です。UAEでは関税（{duty}）と付加価値税（VAT、{vat}）が加わります。オークション入札代行ページの費用シミュレーションは最新の円レートで計算し、入札前に全項目をご確認いただけます。',
    ),
  },
  {
    question: localized('When do I pay?', 'متى أدفع؟', 'お支払いの時期を教えてください。'),
    answer: localized(
      'A deposit of 20% of your maximum bid is due before we bid for you. If the car goes to someone else, the deposit is yours for the next one or comes back to you. If we win, the balance is due within 3 business days. Reserving a car that is on its way to us costs nothing.',
      'يُستحق تأمين مستردّ قدره ⁦20%⁩ من سقف مزايدتك قبل أن نزايد عنك. إذا ذهبت السيارة إلى غيرك بقي التأمين لسيارة أخرى أو أُعيد إليك. وإذا فزنا بها يُدفع الباقي خلال 3 أيام عمل. أما حجز سيارة في طريقها إلينا فلا يكلّفك شيئًا.',
      '入札前に上限額の20%を保証金としてお預かりします。落札に至らなかった場合は次の車両に充てるか、ご返金します。落札後は3営業日以内に残金をお支払いください。入荷予定車のご予約は無料です。',
    ),
  },
  {
    question: localized('How long does an import take?', 'كم يستغرق الاستيراد؟', '輸入にはどのくらいかかりますか。'),
    answer: localized(
      'Shipping from Japan takes about 2 to 3 weeks to major ports. Add inland transport and export papers before the voyage, and customs, our second inspection and registration after it. Count on six to eight weeks from the winning bid to your keys; we tell you where the car is at each step.',
      'يستغرق الشحن من اليابان نحو أسبوعين إلى ثلاثة أسابيع إلى الموانئ الرئيسية. يسبقه النقل إلى الميناء وأوراق التصدير، ويليه التخليص الجمركي وفحصنا الثاني والتسجيل. احسب من ستة إلى ثمانية أسابيع من ترسية المزاد عليك حتى تسلّم المفاتيح، ونخبرك بمكان السيارة في كل مرحلة.',
      '日本から主要港までの海上輸送は約2\u2060～\u20603\u2060週間です。その前に港への輸送と輸出書類、到着後に通関、2度目の検査、登録があります。落札から鍵のお渡しまで6\u2060～\u20608\u2060週間が目安で、各段階で車両の所在をお知らせします。',
    ),
  },
  {
    question: localized(
      'Can any car be registered in the UAE?',
      'هل يمكن تسجيل أي سيارة في الإمارات؟',
      'どの車でもUAEで登録できますか。',
    ),
    answer: localized(
      'No, and we tell you before you spend anything. A car for UAE roads has to have its steering wheel on the left and pass the local technical test, and age and specification count as well. Japanese auctions sell left-hand-drive cars every week. For clients in countries that drive on the left we gladly find right-hand-drive cars and ship them there directly.',
      'لا، ونخبرك بذلك قبل أن تنفق شيئًا. السيارة المخصّصة لطرق الإمارات يجب أن يكون مقودها على اليسار وأن تجتاز الفحص الفني المحلي، ويُراعى أيضًا عمر السيارة ومواصفاتها. وتعرض المزادات اليابانية كل أسبوع سيارات بمقود أيسر. أما السيارات ذات المقود الأيمن فنجدها بكل سرور لعملائنا في الدول التي تقود على اليسار ونشحنها إليهم مباشرة.',
      'いいえ、登録できない車もあります。費用が発生する前に、登録の可否を必ずお伝えします。UAEの公道を走る車は左ハンドルで、現地の車両検査に合格する必要があり、年式や仕様も条件になります。日本のオークションには左ハンドル車も毎週出品されます。右ハンドル車は、左側通行の国のお客様のためにお探しし、直接お送りします。',
    ),
  },
  {
    question: localized(
      'Does a reservation commit me to buying?',
      'هل يلزمني الحجز بالشراء؟',
      '予約すると購入の義務が生じますか。',
    ),
    answer: localized(
      'No. Reserving a vehicle that is on its way tells us you want first refusal. We call you when the car is near, with the inspection report and the final price, without a markup on the auction price. You decide then.',
      'لا. حجز سيارة في الطريق إلينا يمنحك أولوية شرائها. نتصل بك حين تقترب السيارة ومعنا تقرير الفحص والسعر النهائي، دون أي زيادة على سعر المزاد، والقرار لك حينها.',
      '生じません。入荷予定車両のご予約は、最初にお声がけするためのものです。到着が近づきましたら、検査報告書と最終価格をそろえてご連絡いたします。落札価格への上乗せはありません。ご判断はその時で結構です。',
    ),
  },
  {
    question: localized(
      'How do you sell my car on consignment?',
      'كيف تبيعون سيارتي بالعمولة؟',
      '委託販売はどのように進みますか。',
    ),
    answer: localized(
      'We look at the car, inspect it in our workshop and agree with you on a price that the market pays. It is then photographed, listed in three languages and shown in our showroom. It stays yours until it is sold; we earn our commission on the sale only, and you are paid when the buyer has paid.',
      'نعاين السيارة ونفحصها في ورشتنا ونتفق معك على سعر يتقبّله السوق. ثم نصوّرها ونعرضها بثلاث لغات وفي معرضنا. تبقى السيارة ملكك حتى بيعها، ولا نأخذ عمولتنا إلا عند البيع، وتتسلّم ثمنها متى دفع المشتري.',
      '車両を拝見し、自社整備工場で検査したうえで、相場に見合う価格をご相談します。撮影後、3か国語で掲載し、ショールームに展示します。売却まで所有権はお客様にあり、手数料は売却時のみ。買主の入金後に代金をお支払いします。',
    ),
  },
];
