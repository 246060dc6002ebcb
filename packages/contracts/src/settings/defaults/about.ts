import { localized } from '../../languages/localized-text.js';

/** Default text about the dealer, until the dealer publishes another. */
export const DEFAULT_ABOUT = {
  title: localized('About us', 'من نحن', '会社案内'),
  description: localized(
    'A dealer of luxury and imported cars in Ajman, UAE: 15+ years, 500+ vehicles imported, every one inspected twice.',
    'معرض سيارات فاخرة ومستوردة في عجمان، الإمارات: أكثر من 15 عامًا، وأكثر من 500 سيارة مستوردة، وكل سيارة تُفحص مرتين.',
    'UAEアジュマーンの高級車・輸入車ディーラー。15年以上の実績、輸入車両500台以上、全車2度の検査を実施しています。',
  ),
  intro: localized(
    'We sell the cars we would keep, and find the ones we do not have.',
    'نبيع السيارات التي نحتفظ بمثلها لأنفسنا، ونبحث لك عمّا ليس لدينا.',
    '自分たちが手元に置きたいと思える車だけを販売し、在庫にない車はお探しします。',
  ),
  chapters: [
    {
      title: localized('One rule', 'قاعدة واحدة', '1つの決まりごと'),
      text: localized(
        'Our showroom opened with six cars and one rule: a buyer sees everything we know about a car before paying for it. The rule has stayed, the showroom has grown.',
        'افتتحنا معرضنا بست سيارات وقاعدة واحدة: يرى المشتري كل ما نعرفه عن السيارة قبل أن يدفع ثمنها. بقيت القاعدة، وكبر المعرض.',
        '私たちのショールームは、6台の車と1つの決まりごとから始まりました。お支払いの前に、その車について私たちが知るすべてをお客様にお見せすること。ショールームは広くなりましたが、決まりごとは変わりません。',
      ),
      beside: 'showroom' as const,
      picture: '',
      alt: localized('', '', ''),
    },
    {
      title: localized('Two reports for every imported car', 'تقريران لكل سيارة مستوردة', '輸入車1台に2通の報告書'),
      text: localized(
        'Most of our cars come from Japan, where regular inspections and careful owners make a ten-year-old car an honest one. We read the auction sheets in the original, look at the car again when it arrives in Ajman, and show you both reports.',
        'معظم سياراتنا من اليابان، حيث يجعل الفحص الدوري وعناية المالكين سيارةً عمرها عشر سنوات سيارةً موثوقة الحالة. نقرأ ورقة المزاد بلغتها الأصلية، ونفحص السيارة من جديد عند وصولها إلى عجمان، ونعرض عليك الورقة وتقرير الفحص معًا.',
        '取り扱い車両の多くは日本から届きます。車検制度と丁寧に乗るオーナーのおかげで、10年経った車も素性の確かな一台です。出品票を原文で読み、アジュマーンに到着した後にもう一度検査し、両方の報告書をご覧いただきます。',
      ),
      beside: 'reports' as const,
      picture: '',
      alt: localized('', '', ''),
    },
    {
      title: localized('If it is not here, we find it', 'وما ليس هنا، نجده لك', 'ここにない一台は、お探しします'),
      text: localized(
        'If it is not on our floor, we look for it: at auction, with partners in Japan, Germany, the United Kingdom and Italy, or among owners in the Emirates who would rather sell through us than by themselves. Shipping, customs, inspection and registration are our work, not yours.',
        'وما ليس في معرضنا نبحث عنه: في المزادات، أو لدى شركائنا في اليابان وألمانيا وبريطانيا وإيطاليا، أو عند مالكين في الإمارات يفضّلون البيع عن طريقنا. والشحن والجمارك والفحص والتسجيل علينا، لا عليك.',
        'ショールームにない車は、オークションで、日本・ドイツ・英国・イタリアの提携先で、あるいは当社を通じて売却を希望されるUAEのオーナー様の中からお探しします。輸送、通関、検査、登録はすべて当社が行います。',
      ),
      beside: 'workshop' as const,
      picture: '',
      alt: localized('', '', ''),
    },
  ],
  statistics: [
    { value: localized('15+', '+15', '15年以上'), label: localized('years in the trade', 'عامًا من الخبرة', '業界での実績') },
    { value: localized('500+', '+500', '500台以上'), label: localized('vehicles imported', 'سيارة مستوردة', '輸入実績') },
    { value: localized('100%', '100%', '100%'), label: localized('satisfaction', 'رضا العملاء', 'お客様満足度') },
    {
      value: localized('24/7', '24/7', '24時間365日'),
      label: localized(
        'support: write at any hour, we answer during opening hours',
        'دعم: راسلنا في أي ساعة، ونجيبك خلال ساعات العمل',
        'サポート（受付は終日、ご返信は営業時間内）',
      ),
    },
  ],
  contact: {
    title: localized(
      'Come and see us, or write first',
      'تفضّل بزيارتنا، أو راسلنا أولًا',
      'ご来店をお待ちしております。まずはお気軽にご連絡ください',
    ),
    text: localized(
      '{address}. Coffee is ready during opening hours; questions are welcome at any time.',
      '{address}. القهوة جاهزة في ساعات العمل، ونرحّب بأسئلتك في أي وقت.',
      '{address}。営業時間中はコーヒーをご用意してお待ちしております。ご質問はいつでもどうぞ。',
    ),
  },
};
