import { ofEachKind } from '../../inquiries/requests/kinds/index.js';
import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { emailSetting, groupSetting, listSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

const ADDRESS = emailSetting(localized('Email', 'البريد الإلكتروني', 'メールアドレス'));

const addresses = (label: LocalizedText, hint?: LocalizedText) =>
  listSetting(label, ADDRESS, {
    add: localized('Add an address', 'إضافة عنوان', 'アドレスを追加'),
    maximum: 10,
    isUnordered: true,
    isCompact: true,
    ...(hint && { hint }),
  });

/**
 * Staff recipients of each mail topic. Topics without their own addresses use the standard ones, else the operator's.
 */
export const mail = defineSetting({
  kind: 'business',
  group: 'requests',
  hidden: true,
  page: '/',
  form: groupSetting(localized('Mail to staff', 'الرسائل إلى الموظفين', 'スタッフ宛メール'), {
    standard: addresses(
      localized('Standard', 'الافتراضي', '標準'),
      localized(
        'For everything that has no addresses below. Without any, mail goes to the address that the operator has set.',
        'لكل ما ليس له عنوان أدناه. وعند غيابها تصل الرسائل إلى العنوان الذي حدده المشغّل.',
        '以下で宛先を指定していないものすべて。空欄の場合は運用者が設定した宛先に届きます。',
      ),
    ),
    ...ofEachKind(({ titles }) => addresses(titles.many)),
    reservation: addresses(localized('Vehicle reservations', 'حجوزات السيارات', '車両のご予約')),
    newsletter: addresses(localized('Newsletter subscriptions', 'الاشتراكات في النشرة البريدية', 'メールマガジンの登録')),
    payment: addresses(localized('Memberships and payments', 'الاشتراكات والمدفوعات', '会員と支払い')),
  }),
  defaults: {
    standard: [],
    ...ofEachKind((): string[] => []),
    reservation: [],
    newsletter: [],
    payment: [],
  },
});

export type MailRouting = (typeof mail)['defaults'];

/** `standard`: fallback for topics without their own addresses. */
export type MailTopic = keyof MailRouting;

/** Recipients of a topic's mail. `operators`: configured by the operator. */
export function staffFor(routing: MailRouting, topic: MailTopic, operators: string[]): string[] {
  return [routing[topic], routing.standard, operators].find((list) => list.length > 0) ?? [];
}
