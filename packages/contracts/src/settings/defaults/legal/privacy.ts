import { localized } from '../../../languages/localized-text.js';

/** Default privacy policy, until the dealer publishes another. */
export const DEFAULT_PRIVACY = {
  title: localized('Privacy', 'الخصوصية', 'プライバシーポリシー'),
  description: localized(
    'Which personal data this site keeps, what for, for how long, and how to have it erased.',
    'ما البيانات الشخصية التي يحتفظ بها هذا الموقع، ولماذا، وإلى متى، وكيف تطلب حذفها.',
    '当サイトが保管する個人情報、その目的と期間、削除のお申し出について。',
  ),
  sections: [
    {
      title: localized('What we keep', 'ما نحتفظ به', 'お預かりする情報'),
      text: localized(
        'What you type into a form: your name, email address, phone number and message, the vehicle it is about, the language you used, the time, and what kind of place your visit came from (a search engine, for example). With a purchase of auction access also what you bought and the reference of the payment. We never see or keep card numbers; they go to the payment provider directly.',
        'ما تكتبه في النماذج: اسمك وبريدك الإلكتروني ورقم هاتفك ورسالتك، والسيارة المعنية، واللغة التي استخدمتها، والوقت، ونوع المصدر الذي جاءت منه زيارتك (محرّك بحث مثلًا). وعند شراء اشتراك المزادات نحتفظ أيضًا بما اشتريته وبمرجع عملية الدفع. لا نرى أرقام البطاقات ولا نحفظها؛ فهي تذهب مباشرة إلى مزوّد خدمة الدفع.',
        'フォームにご入力いただいたお名前、メールアドレス、電話番号、メッセージ、対象の車両、ご利用の言語と日時、訪問元の種類（検索エンジンなど）です。会員プランをご購入の場合は、ご購入内容とお支払い番号も保管します。カード番号は決済事業者に直接送信され、当社が見ることも保管することもありません。',
      ),
    },
    {
      title: localized('Why we use it', 'الغرض', '利用目的'),
      text: localized(
        'To answer you, to carry out what you asked for and to meet the duties of law and tax. We do not sell data, show no advertising and run no tracking by others.',
        'للرد عليك وتنفيذ ما طلبته والوفاء بالالتزامات القانونية والضريبية. لا نبيع البيانات، ولا نعرض إعلانات، ولا نسمح لأحد بتتبّعك.',
        'ご返信、ご依頼の実行、法令および税務上の義務のために利用します。情報の販売、広告の表示、第三者による追跡は行いません。',
      ),
    },
    {
      title: localized('Who sees it', 'من يطّلع عليها', '情報の取扱者・提供先'),
      text: localized(
        'Our staff, and those who have to in order to do their part for you: the payment provider, the carrier, customs and the registration authority. Data is kept in the database of this site and in the mailbox of our staff.',
        'موظفونا، ومن يلزم لإتمام طلبك: مزوّد خدمة الدفع وشركة الشحن والجمارك وجهة التسجيل. تُحفظ البيانات في قاعدة بيانات هذا الموقع وفي بريد موظفينا.',
        '当社の担当者と、ご依頼の実行に必要な範囲で決済事業者、輸送会社、税関、登録機関です。情報は当サイトのデータベースと担当者のメールボックスに保管されます。',
      ),
    },
    {
      title: localized('How long', 'مدة الاحتفاظ', '保管期間'),
      text: localized(
        'Inquiries for two years after the last contact; your address for the newsletter or an alert while you are subscribed and for two years after that; payment and tax records for as long as the law requires. After that the data is erased.',
        'نحتفظ بالاستفسارات سنتين بعد آخر تواصل، وبعنوانك في النشرة البريدية أو في تنبيه ما دمت مشتركًا ولسنتين بعد إلغاء الاشتراك، وبسجلات الدفع والضرائب للمدة التي يحددها القانون. بعد ذلك تُحذف البيانات.',
        'お問い合わせは最後のご連絡から2年間、メールマガジンや入荷通知のメールアドレスはご購読中および解除後2年間、決済・税務関係の情報は法令が定める期間保管し、その後消去します。',
      ),
    },
    {
      title: localized('Your rights', 'حقوقك', 'お客様の権利'),
      text: localized(
        'You can ask what we hold about you, have it corrected, receive a copy or have it erased. Write to the address on the contact page; we answer within thirty days.',
        'يمكنك أن تسأل عمّا نحتفظ به عنك، وأن تطلب تصحيحه أو نسخة منه أو حذفه. راسلنا على العنوان المذكور في صفحة «اتصل بنا»، ونرد خلال ثلاثين يومًا.',
        '保管している情報の開示、訂正、写しの交付、消去をお求めいただけます。お問い合わせページの宛先までご連絡ください。30日以内に回答いたします。',
      ),
    },
  ],
};
