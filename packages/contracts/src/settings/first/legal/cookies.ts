import { words } from '../../../inquiries/kinds/request-kind.js';

/** What the page about cookies says; a test holds it against what the site keeps in browsers, until the dealer publishes something else. */
export const FIRST_COOKIES = {
  title: words('Cookies', 'ملفات تعريف الارتباط', 'Cookieについて'),
  description: words(
    'The few cookies and stored settings of this site, and what each is for.',
    'ملفات تعريف الارتباط القليلة التي يستخدمها هذا الموقع والغرض من كل منها.',
    '当サイトが使用するCookieと保存設定、それぞれの目的。',
  ),
  sections: [
    {
      title: words('What we set', 'ما نستخدمه', '使用するもの'),
      text: words(
        'The language in which you read the site, whether you chose it or we found it for you, stays in a setting of your browser named lang until you delete it. When you choose one, or come back with your browser set to another, a cookie of the same name remembers it for a year as well. Until you close the tab, a setting named fonts notes that our typefaces have arrived, so that the next page shows them at once. What you type into a form stays in your browser until it has been sent, but never a card or a ticked consent; while you order auction access, the number of your order and your email address stay as well, so that nothing is lost when the page reloads or you come back to it; that goes when you close the tab. After you have paid, a setting named auction-member keeps the number of that order until you delete it, so that every tab knows that your access is running. The cars that you save, the last eight that you viewed and the second currency that you choose stay on this device alone, in settings named saved-vehicles, seen-vehicles and second-currency, until you delete them. Staff who sign in to the administration receive a session cookie that ends when they sign out, a cookie by which their device is known for 180 days, and a setting named adminAuth that says that they did; if they choose the page that the administration opens on, a setting named start-page keeps it until they delete it. Pictures and documents that they choose beside a car wait in their browser until they have been sent. That is all.',
        'لغة تصفّحك للموقع، سواء اخترتها بنفسك أو حدّدها الموقع لك، تبقى محفوظة في متصفحك في إعداد اسمه lang إلى أن تحذفه. وعندما تختار لغة، أو تعود وقد تغيّرت لغة متصفحك، يحفظها أيضًا ملف بالاسم نفسه مدة عام. وإلى أن تغلق علامة التبويب يسجّل إعداد اسمه fonts أن خطوط الموقع قد وصلت، لتظهر فورًا في الصفحة التالية. ويحتفظ متصفحك بما تكتبه في أي نموذج إلى أن يُرسَل، دون أي بيانات بطاقة ودون ما توافق عليه في المربعات، كما يحتفظ برقم طلبك وعنوان بريدك أثناء طلب اشتراك المزادات، حتى لا يضيع شيء عند إعادة تحميل الصفحة أو الرجوع إليها؛ ويزول ذلك بإغلاق علامة التبويب. وبعد الدفع يحتفظ إعداد اسمه auction-member برقم ذلك الطلب إلى أن تحذفه، لتعرف كل علامة تبويب أن اشتراكك سارٍ. والسيارات التي تحفظها وآخر ثماني سيارات شاهدتها والعملة الثانية التي تختارها تبقى على هذا الجهاز وحده في إعدادات أسماؤها saved-vehicles و seen-vehicles و second-currency إلى أن تحذفها. ويحصل الموظفون عند تسجيل الدخول إلى لوحة الإدارة على ملف جلسة ينتهي بتسجيل الخروج، وعلى ملف يُعرَف به جهازهم مدة 180 يومًا، وعلى إعداد اسمه adminAuth يدل على تسجيل دخولهم. وإذا اختاروا الصفحة التي تُفتح عليها لوحة الإدارة حفظها إعداد اسمه start-page إلى أن يحذفوه. وتبقى الصور والمستندات التي يختارونها بجانب السيارة في متصفحهم إلى أن تُرسل. هذا كل شيء.',
        '当サイトをご覧になる言語は、お選びいただいた場合も自動で判別された場合も、langという名前のブラウザ設定に、削除されるまで保存されます。言語をお選びになったとき、またはブラウザの言語を変えて再訪されたときは、同名のCookieも1年間その言語を記憶します。書体の読み込みが済んだことは、次のページですぐに表示できるよう、fontsという設定にタブを閉じるまで記録されます。フォームへのご入力内容（カード情報とチェックボックスの同意は除きます）は送信が済むまで、オークション閲覧のお申し込み中は注文番号とメールアドレスも、再読み込みや前のページに戻ったときに失われないようブラウザが保持し、タブを閉じると消えます。お支払い後は、その注文番号がauction-memberという設定に、削除されるまで保存され、別のタブでも会員資格が有効であることがわかります。保存した車両、最近ご覧になった8台、併記する通貨の選択は、saved-vehicles、seen-vehicles、second-currencyという設定に、削除されるまでこの端末にのみ保存されます。管理画面にログインする担当者には、ログアウトで失効するセッションCookie、使用端末を180日間識別するCookie、そしてログイン済みであることを示すadminAuthという設定が保存されます。管理画面を開いたときに最初に表示するページを選んだ場合は、start-pageという設定に、削除されるまで保存されます。車両のそばで選んだ写真や書類は、送信が済むまでそのブラウザに残ります。以上がすべてです。',
      ),
    },
    {
      title: words('What we do not set', 'ما لا نستخدمه', '使用しないもの'),
      text: words(
        'No cookies for advertising or statistics, no pixels, no fonts or scripts from other sites. That is why you saw no banner.',
        'لا ملفات للإعلانات أو الإحصاءات، ولا وسائل تتبّع، ولا خطوط أو برامج من مواقع أخرى. ولهذا لم يظهر لك أي تنبيه.',
        '広告や統計のためのCookie、ピクセル、他サイトのフォントやスクリプトは使用しません。そのため同意バナーも表示していません。',
      ),
    },
    {
      title: words('Payments', 'المدفوعات', 'お支払い'),
      text: words(
        'When you pay for auction access by card, the payment provider sets cookies of its own on the payment form in order to recognise fraud.',
        'عند دفع اشتراك المزادات بالبطاقة يضع مزوّد خدمة الدفع ملفاته الخاصة في نموذج الدفع لكشف الاحتيال.',
        'オークション閲覧をカードでお支払いの際は、不正防止のため決済事業者が決済フォーム上で独自のCookieを設定します。',
      ),
    },
    {
      title: words('How to remove them', 'كيف تحذفها', '削除の方法'),
      text: words(
        "Delete the cookies and the data of this site in your browser's settings. The site works without them; it then follows your browser's language.",
        'احذف ملفات هذا الموقع وبياناته من إعدادات متصفحك. يعمل الموقع من دونها، ويتبع عندئذ لغة المتصفح.',
        'ブラウザの設定から当サイトのCookieとサイトデータを削除できます。Cookieがなくてもサイトはご利用いただけ、その場合はブラウザの言語に従います。',
      ),
    },
  ],
};
