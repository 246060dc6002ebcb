import { EmailAddress } from '@dealership/ui-kit';
import { useDealerAddress, useSite } from '../site-context.js';

/** The dealer's address, phone numbers and e-mail address, in one block each. */
export function ContactDetails({ className }: { className?: string | undefined }) {
  const { phones, email } = useSite();
  const address = useDealerAddress();
  return (
    <address className={className}>
      <bdi>{address}</bdi>
      {phones.map(({ number }) => (
        <a key={number} href={`tel:${number.replace(/\s/g, '')}`} dir="ltr">
          {number}
        </a>
      ))}
      <a href={`mailto:${email}`}>
        <EmailAddress address={email} />
      </a>
    </address>
  );
}
