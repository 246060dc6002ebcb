import { ofEachKind } from '../../inquiries/requests/kinds/index.js';
import { LANGUAGES, type Language } from '../../languages/languages.js';
import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { choiceSetting, colleagueSetting, durationSetting, flagSetting, groupSetting, listSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';
import { KIND_LABELS } from './kind-labels.js';

const ownName = ({ code, name }: (typeof LANGUAGES)[number]) => [code, localized(name, name, name)];

const IN_LANGUAGES = Object.fromEntries(LANGUAGES.map(ownName)) as Record<Language, LocalizedText>;

/** The assignee of new requests by kind and language. */
const rule = groupSetting(localized('Rule', 'القاعدة', 'ルール'), {
  kind: choiceSetting(localized('Kind of request', 'نوع الطلب', 'ご依頼の種類'), {
    any: localized('Any kind', 'أي نوع', 'すべての種類'),
    ...KIND_LABELS,
  }),
  language: choiceSetting(localized('Language of the customer', 'لغة العميل', 'お客様の言語'), {
    any: localized('Any language', 'أي لغة', 'すべての言語'),
    ...IN_LANGUAGES,
  }),
  person: colleagueSetting(
    localized('Assigned to', 'المسؤول', '担当者'),
    localized('The next person in turn', 'الموظف التالي بالتناوب', '順番に割り当て'),
  ),
});

/**
 * Business minutes within which each kind of request is answered. The defaults keep the promises of the forms: a
 * business day has 780 minutes, and the shortest 24 hours, from Thursday evening, have 360.
 */
export const replies = defineSetting({
  kind: 'business',
  group: 'requests',
  withoutPreview: true,
  page: '/contact',
  form: groupSetting(localized('Answers', 'الردود', '回答'), {
    roundRobin: flagSetting(
      localized(
        'Give each new request to the next person in turn',
        'إسناد كل طلب جديد إلى الموظف التالي بالتناوب',
        '新しいご依頼を順番に担当者へ割り当てる',
      ),
    ),
    rules: listSetting(localized('Rules of assignment', 'قواعد الإسناد', '割り当てルール'), rule, {
      add: localized('Add a rule', 'إضافة قاعدة', 'ルールを追加'),
      hint: localized(
        'The first rule that fits a new request decides. A rule is skipped while its person is no longer active or may not work on such requests.',
        'تُطبّق على الطلب الجديد أول قاعدة تناسبه، وتُتجاوز القاعدة إذا لم يعد موظفها نشطًا أو لم يكن مخوّلًا بمتابعة هذا النوع من الطلبات.',
        '新しいご依頼には、最初に当てはまるルールが適用されます。担当者が無効な場合や、その種類のご依頼に対応する権限がない場合、そのルールは飛ばされます。',
      ),
    }),
    showMedian: flagSetting(
      localized(
        'Show the measured answer time under the forms, from 20 answers in 30 days on',
        'عرض وقت الرد الفعلي أسفل النماذج، ابتداءً من 20 ردًا خلال 30 يومًا',
        '実際の回答時間をフォームの下に表示する（30日間に20件以上の回答がある場合）',
      ),
    ),
    minutes: groupSetting(
      localized('Time until the answer, in opening hours', 'المدة حتى الرد بساعات العمل', '回答までの時間（営業時間内）'),
      {
        ...ofEachKind(({ titles }) => durationSetting(titles.many)),
        reservation: durationSetting(KIND_LABELS.reservation),
        membership: durationSetting(
          localized(
            'Memberships, until the login is sent, then until the representative is named',
            'الاشتراكات، حتى إرسال بيانات الدخول، ثم حتى تعيين المستشار',
            '会員プラン（ログイン情報の送付まで、その後は担当者の決定まで）',
          ),
        ),
      },
    ),
  }),
  defaults: {
    roundRobin: false,
    rules: [],
    showMedian: false,
    minutes: {
      ...ofEachKind(({ targetMinutes }) => `${targetMinutes}`),
      reservation: '780',
      // The representative is promised within 24 hours.
      membership: '360',
    },
  },
});

export type AssignmentRule = (typeof replies)['defaults']['rules'][number];
