import { useDealerAddress, useSite } from '../site-context.js';

/** Address, phone numbers and e-mail of the dealer, each a block. */
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
      <a href={`mailto:${email}`} dir="ltr">
        {email}
      </a>
    </address>
  );
}
