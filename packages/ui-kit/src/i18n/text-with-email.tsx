import { EmailAddress } from './email-address.js';

/** A text that contains the address, which is isolated by markup: a copy must not contain direction marks. */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  const at = text.indexOf(email);
  return (
    <>
      {text.slice(0, at)}
      <EmailAddress address={email} />
      {text.slice(at + email.length)}
    </>
  );
}
