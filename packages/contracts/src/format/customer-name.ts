const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** 'Amal Haddad', '山田 太郎': names in kanji and kana put the family name first, all others keep the given order. */
export function customerName({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }): string {
  const names = [firstName, lastName].filter(Boolean);
  return (names.every((name) => EAST_ASIAN.test(name)) ? names.reverse() : names).join(' ');
}

interface Sender {
  firstName?: string;
  lastName?: string;
  email: string | null;
  phone?: string | null;
}

/** How lists call the sender of a request: by name, else by address or phone number. */
export const senderName = (sender: Sender): string => customerName(sender) || (sender.email ?? sender.phone ?? '');
