/** Maps error texts of the notifier to reasons: the mail client's codes, and the notifier's own messages. */
const REASONS: [sign: RegExp, name: string][] = [
  [/EENVELOPE/, 'address'],
  [/EAUTH/, 'sign-in'],
  [/ECONNECTION|ESOCKET|EDNS|ETIMEDOUT|ECONNREFUSED/, 'no-answer'],
  [/EMESSAGE/, 'message'],
  [/refused before/, 'refused-before'],
  [/No e-mails are known/, 'newer-release'],
];

/** Names of the texts that explain why a notification failed: `notification.because.<name>`. */
export function reasonsOf(reason: string): string[] {
  const known = REASONS.filter(([sign]) => sign.test(reason)).map(([, name]) => name);
  return known.length ? known : ['other'];
}
