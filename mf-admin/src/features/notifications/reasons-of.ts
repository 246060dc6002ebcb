/** Failure reasons by code: of the mail client, and of the notifier itself. */
const REASONS: [sign: RegExp, name: string][] = [
  [/EENVELOPE/, 'address'],
  [/EAUTH/, 'sign-in'],
  [/ECONNECTION|ESOCKET|EDNS|ETIMEDOUT|ECONNREFUSED/, 'no-answer'],
  [/EMESSAGE/, 'message'],
  [/refused before/, 'refused-before'],
  [/No e-mails are known/, 'newer-release'],
];

/** Names of the texts that explain a failure: `notification.because.<name>`. */
export function reasonsOf(reason: string): string[] {
  const known = REASONS.filter(([sign]) => sign.test(reason)).map(([, name]) => name);
  return known.length ? known : ['other'];
}
