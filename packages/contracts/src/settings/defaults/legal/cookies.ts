import { localized } from '../../../languages/localized-text.js';

/**
 * Default cookie policy, until the dealer publishes another; a test checks it against what the site stores in browsers.
 */
export const DEFAULT_COOKIES = {
  title: localized('Cookies', 'ملفات تعريف الارتباط', 'Cookieについて'),
  description: localized(
    'The few cookies and stored settings of this site, and what each is for.',
    'ملفات تعريف الارتباط القليلة التي يستخدمها هذا الموقع والغرض من كل منها.',
    '当サイトが使用するCookieと保存設定、それぞれの目的。',
  ),
  sections: [
    {
      title: localized('What we set', 'ما نستخدمه', '使用するもの'),
      text: localized(
        '<ul><li><strong>lang</strong>: the language in which you read the site, whether you chose it or we found it for you, until you delete it. When you choose one, or come back with your browser set to another, a cookie of the same name remembers it for a year as well.</li><li><strong>fonts</strong>: that our typefaces have arrived, so that the next page shows them at once, until you close the tab.</li><li><strong>What you type into a form</strong>: until it has been sent, but never a card or a ticked consent. While you order auction access, the number of your order and your email address stay as well, so that nothing is lost when the page reloads or you come back to it; that goes when you close the tab.</li><li><strong>auction-member</strong>: the number of your order after you have paid, so that every tab knows that your access is running, until you delete it.</li><li><strong>saved-vehicles</strong>, <strong>seen-vehicles</strong>, <strong>second-currency</strong>: the cars that you save, the last eight that you viewed and the second currency that you choose, on this device alone, until you delete them.</li></ul><p>Staff who sign in to the administration also receive a session cookie, a cookie by which their device is known, settings of their own screen, the numbers of the records they opened last, and what they have not sent yet. Visitors never do.</p><p>That is all.</p>',
        '<ul><li><strong>lang</strong>: لغة تصفّحك للموقع، سواء اخترتها بنفسك أو حدّدها الموقع لك، إلى أن تحذفها. وعندما تختار لغة، أو تعود وقد تغيّرت لغة متصفحك، يحفظها أيضًا ملف بالاسم نفسه مدة عام.</li><li><strong>fonts</strong>: أن خطوط الموقع حُمّلت، لتظهر في الصفحة التالية فورًا، إلى أن تغلق علامة التبويب.</li><li><strong>ما تكتبه في نموذج</strong>: إلى أن يُرسَل، ما عدا بيانات البطاقة وخانات الموافقة. وأثناء طلب اشتراك المزادات يبقى أيضًا رقم طلبك وبريدك الإلكتروني كي لا يضيع شيء عند إعادة تحميل الصفحة أو الرجوع إليها، ويزول ذلك عند إغلاق علامة التبويب.</li><li><strong>auction-member</strong>: رقم طلبك بعد الدفع، لتعرف كل علامة تبويب أن اشتراكك سارٍ، إلى أن تحذفه.</li><li><strong>saved-vehicles</strong> و<strong>seen-vehicles</strong> و<strong>second-currency</strong>: السيارات التي تحفظها، وآخر ثماني سيارات شاهدتها، والعملة الثانية التي تختارها، على هذا الجهاز وحده، إلى أن تحذفها.</li></ul><p>أما موظفونا الذين يسجّلون الدخول إلى لوحة الإدارة فيُحفظ لهم أيضًا ملف جلسة، وملف يُعرف به جهازهم، وإعدادات شاشتهم، وأرقام السجلات التي فتحوها مؤخرًا، وما لم يرسلوه بعد. ولا يُحفظ شيء من ذلك للزوار.</p><p>هذا كل شيء.</p>',
        '<ul><li><strong>lang</strong>：当サイトをご覧になる言語。お選びいただいた場合も自動で判別された場合も、削除されるまで保存されます。言語をお選びになったとき、またはブラウザの言語を変えて再訪されたときは、同名のCookieも1年間その言語を記憶します。</li><li><strong>fonts</strong>：書体の読み込みが済んだこと。次のページですぐに表示するためのもので、タブを閉じると消えます。</li><li><strong>フォームへのご入力内容</strong>：送信が済むまで（カード情報とチェックボックスの同意は除きます）。会員プランのお申し込み中は、再読み込みや前のページに戻ったときに失われないよう、注文番号とメールアドレスも保持し、タブを閉じると消えます。</li><li><strong>auction-member</strong>：お支払い後の注文番号。別のタブでも会員プランが有効であることがわかるよう、削除されるまで保存されます。</li><li><strong>saved-vehicles</strong>、<strong>seen-vehicles</strong>、<strong>second-currency</strong>：保存した車両、最近ご覧になった8台、併記する通貨の選択。この端末にのみ、削除されるまで保存されます。</li></ul><p>管理画面にログインする当社の担当者には、このほかセッションCookie、端末を識別するCookie、画面の設定、最近開いた記録の番号、未送信の内容が保存されます。お客様の端末に保存されることはありません。</p><p>以上がすべてです。</p>',
      ),
    },
    {
      title: localized('What we do not set', 'ما لا نستخدمه', '使用しないもの'),
      text: localized(
        'No cookies for advertising or statistics, no pixels, no fonts or scripts from other sites. That is why you saw no banner.',
        'لا ملفات للإعلانات أو الإحصاءات، ولا وسائل تتبّع، ولا خطوط أو برامج من مواقع أخرى. ولهذا لم يظهر لك أي تنبيه.',
        '広告や統計のためのCookie、ピクセル、外部サイトのフォントやスクリプトは使用しません。そのため同意バナーも表示していません。',
      ),
    },
    {
      title: localized('Payments', 'المدفوعات', 'お支払い'),
      text: localized(
        'When you pay for auction access by card, the payment provider sets cookies of its own on the payment form in order to recognise fraud.',
        'عند دفع اشتراك المزادات بالبطاقة يضع مزوّد خدمة الدفع ملفاته الخاصة في نموذج الدفع لكشف الاحتيال.',
        '会員プランをカードでお支払いの際は、不正防止のため決済事業者が決済フォーム上で独自のCookieを設定します。',
      ),
    },
    {
      title: localized('How to remove them', 'كيف تحذفها', '削除の方法'),
      text: localized(
        "Delete the cookies and the data of this site in your browser's settings. The site works without them; it then follows your browser's language.",
        'احذف ملفات هذا الموقع وبياناته من إعدادات متصفحك. يعمل الموقع من دونها، ويتبع عندئذ لغة المتصفح.',
        'ブラウザの設定から当サイトのCookieとサイトデータを削除できます。Cookieがなくてもサイトはご利用いただけ、その場合はブラウザの言語に従います。',
      ),
    },
  ],
};
