import type { Webhook } from '../../webhooks/webhook.entity.js';
import type { DealerContact } from '../dealer-contact.js';
import { LeftToRight, Link, Paragraph } from '../emails/elements.js';
import type { Email } from '../emails/email.js';
import { renderEmail } from '../emails/render-email.js';

/** Tells staff that an address is told nothing any more. */
export function webhookDisabledEmail({ url }: Pick<Webhook, 'url'>, dealer: DealerContact): Promise<Email> {
  const { siteName, publicUrl, email } = dealer;
  const subject = 'A webhook was switched off';
  const page = `${publicUrl}/admin?tab=webhooks`;
  const body = (
    <>
      <Paragraph>
        This address took no message for three days, or said that it is gone, and is told nothing any more:
        <br />
        <LeftToRight>{url}</LeftToRight>
      </Paragraph>
      <Paragraph>
        Once it works again, switch it on and send what it missed: <Link href={page}>{page}</Link>
      </Paragraph>
    </>
  );
  const envelope = { subject: `${subject} – ${siteName}`, replyTo: { name: siteName, address: email } };
  return renderEmail(envelope, {
    language: 'en',
    siteName,
    title: subject,
    body,
    footer: 'You look after the webhooks of this site.',
  });
}
