import { requestKinds } from '../../inquiries/kinds/index.js';
import { type Words, words } from '../../inquiries/kinds/request-kind.js';
import { flagSetting, groupSetting, patternSetting } from '../fields.js';
import { defineSetting } from '../setting.js';

const { contact, import: importing, sourcing, consignment, test_drive: testDrive } = requestKinds;

const minutes = (label: Words) => patternSetting(label, { pattern: /^[1-9]\d{0,4}$/, message: 'minutes', input: 'tel' });

/**
 * Within how many minutes of opening each kind of request is answered. The first values keep what the forms promise: a day of the showroom has 780
 * minutes, and no 24 hours of a week have less than 360, those from Thursday evening on.
 */
export const replies = defineSetting({
  kind: 'business',
  withoutPreview: true,
  page: '/contact',
  form: groupSetting(words('Answers', 'الردود', '回答'), {
    roundRobin: flagSetting(
      words(
        'Give each new request to the next person in turn',
        'إسناد كل طلب جديد إلى الموظف التالي بالتناوب',
        '新しいご依頼を順番に担当者へ割り当てる',
      ),
    ),
    showMedian: flagSetting(
      words(
        'Show the measured answer time under the forms, from 20 answers in 30 days on',
        'عرض وقت الرد الفعلي أسفل النماذج، ابتداءً من 20 ردًا خلال 30 يومًا',
        '実際の回答時間をフォームの下に表示する（30日間に20件以上の回答がある場合）',
      ),
    ),
    minutes: groupSetting(words('Minutes of opening until the answer', 'دقائق العمل حتى الرد', '回答までの営業時間（分）'), {
      contact: minutes(contact.titles.many),
      import: minutes(importing.titles.many),
      sourcing: minutes(sourcing.titles.many),
      consignment: minutes(consignment.titles.many),
      test_drive: minutes(testDrive.titles.many),
      reservation: minutes(words('Vehicle reservations', 'حجوزات السيارات', '車両のご予約')),
      membership: minutes(
        words(
          'Memberships, until the login is sent',
          'الاشتراكات، حتى إرسال بيانات الدخول',
          '会員登録（ログイン情報の送付まで）',
        ),
      ),
    }),
  }),
  first: {
    roundRobin: false,
    showMedian: false,
    minutes: {
      contact: '780',
      import: '780',
      sourcing: '360',
      consignment: '1560',
      test_drive: '780',
      reservation: '780',
      membership: '780',
    },
  },
});
