const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether the parts of a name are all in kanji or kana. */
const isEastAsian = (names: string[]): boolean => names.every((name) => EAST_ASIAN.test(name));

/** 'Amal Haddad', '山田 太郎': names in kanji and kana put the family name first, all others keep the given order. */
export function customerName({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }): string {
  const names = [firstName, lastName].filter(Boolean);
  return (isEastAsian(names) ? names.reverse() : names).join(' ');
}

/** The ways in which a name may be written: ['佐藤 健二', '健二 佐藤']; others have one order. */
export function nameOrders(name: string): string[] {
  const names = name.split(/\s+/);
  return names.length === 2 && isEastAsian(names) ? [name, names.reverse().join(' ')] : [name];
}

interface Sender {
  firstName?: string;
  lastName?: string;
  email: string | null;
  phone?: string | null;
}

/** How lists call the sender of a request: by name, else by address or phone number. */
export const senderName = (sender: Sender): string => customerName(sender) || (sender.email ?? sender.phone ?? '');
