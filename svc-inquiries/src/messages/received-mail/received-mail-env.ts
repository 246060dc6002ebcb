import { commaList } from '@dealership/server-kit';
import { z } from 'zod';
import { readNetwork } from './smtp/sender-limits.js';

const networks = commaList.pipe(
  z.array(z.string().refine((one) => readNetwork(one) !== undefined, 'must be addresses or networks, 203.0.113.0/24')),
);

/** Both processes read it: the notifier to delete, the service to show until when mail is stored. */
export const receivedMailDaysEnv = {
  RECEIVED_MAIL_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(30)
    .describe(
      'Days for which the original of a received e-mail is retained after it was assigned to its request or discarded. 0 ' +
        'retains it.',
    ),
};

/** Environment for receiving customers' replies. */
export const receivedMailEnv = {
  INBOUND_MAIL_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe(
      'TCP port on which the notifier receives e-mails to `REPLY_ADDRESS` over SMTP. Receiving is disabled unless both are set.',
    ),
  INBOUND_MAIL_SENDERS: networks.describe(
    'Comma-separated addresses and networks of the mail servers that may deliver e-mails, such as `203.0.113.0/24`. If not ' +
      'set, every server may.',
  ),
  INBOUND_MAIL_CERTIFICATE: z
    .string()
    .optional()
    .describe(
      'Certificate chain of the receiving mail server in PEM format. Together with `INBOUND_MAIL_KEY` it enables STARTTLS.',
    ),
  INBOUND_MAIL_KEY: z.string().optional().describe('Private key of `INBOUND_MAIL_CERTIFICATE` in PEM format.'),
  ...receivedMailDaysEnv,
};

type ReceivedMailEnv = z.infer<z.ZodObject<typeof receivedMailEnv>>;

export function receivedMailRule(env: ReceivedMailEnv, wrong: (variable: 'INBOUND_MAIL_KEY', message: string) => void): void {
  if (!env.INBOUND_MAIL_CERTIFICATE !== !env.INBOUND_MAIL_KEY) wrong('INBOUND_MAIL_KEY', 'goes with INBOUND_MAIL_CERTIFICATE');
}
