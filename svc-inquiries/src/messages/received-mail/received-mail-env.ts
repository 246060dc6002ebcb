import { commaList } from '@dealership/server-kit';
import { z } from 'zod';
import { readNetwork } from './smtp/sender-limits.js';

const networks = commaList.pipe(
  z.array(z.string().refine((one) => readNetwork(one) !== undefined, 'must be addresses or networks, 203.0.113.0/24')),
);

/** The notifier deletes, the service says until when it is there. */
export const receivedMailDaysEnv = {
  RECEIVED_MAIL_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(30)
    .describe('Days after which mail is deleted as it came, once it is with its request or was none; 0 keeps it.'),
};

/** How the answers of customers come in. */
export const receivedMailEnv = {
  INBOUND_MAIL_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Where it takes mail for `REPLY_ADDRESS` (SMTP); nowhere without both.'),
  INBOUND_MAIL_SENDERS: networks.describe(
    'Addresses and networks of the mail servers that may bring mail, with commas; without it every server may.',
  ),
  INBOUND_MAIL_CERTIFICATE: z
    .string()
    .optional()
    .describe('Certificate of that mail server with its chain (PEM); with `INBOUND_MAIL_KEY` it offers STARTTLS.'),
  INBOUND_MAIL_KEY: z.string().optional().describe('Key of `INBOUND_MAIL_CERTIFICATE` (PEM).'),
  ...receivedMailDaysEnv,
};

type ReceivedMailEnv = z.infer<z.ZodObject<typeof receivedMailEnv>>;

export function receivedMailRule(env: ReceivedMailEnv, wrong: (variable: 'INBOUND_MAIL_KEY', message: string) => void): void {
  if (!env.INBOUND_MAIL_CERTIFICATE !== !env.INBOUND_MAIL_KEY) wrong('INBOUND_MAIL_KEY', 'goes with INBOUND_MAIL_CERTIFICATE');
}
