import { z } from 'zod';
import { moment } from '../staff/responses.js';
import { requestKinds } from './kinds/index.js';
import type { WebhookEvent } from './webhooks.js';

const KINDS = ['contact', ...Object.keys(requestKinds).filter((kind) => kind !== 'contact'), 'reservation'];

const message = (type: WebhookEvent, summary: string, data: z.ZodType) => ({
  summary,
  body: z.strictObject({ type: z.literal(type), timestamp: moment, data }),
});

const vehicles = z.strictObject({
  vehicleIds: z.array(z.int()).describe('Those of one change; a stock file is imported fifty rows at a time'),
});
const payment = z.strictObject({ paymentId: z.int() });

/** Webhook payloads by message type: ids only. Programs read the rest with a token. */
export const WEBHOOK_MESSAGES: { [Event in WebhookEvent]: { summary: string; body: z.ZodType } } = {
  'request.received': message(
    'request.received',
    'Somebody sent a request, or reserved a car',
    z.strictObject({ kind: z.enum(KINDS), id: z.int() }),
  ),
  'payment.succeeded': message('payment.succeeded', 'A membership was paid', payment),
  'payment.refunded': message('payment.refunded', 'A payment was refunded', payment),
  'vehicle.added': message('vehicle.added', 'Cars came onto the site: new ones, or back from the archive', vehicles),
  'vehicle.changed': message('vehicle.changed', 'Something about cars changed', vehicles),
  'vehicle.sold': message('vehicle.sold', 'Cars were sold. They stay on the site as sold ones', vehicles),
  'vehicle.removed': message('vehicle.removed', 'Cars are off the site: deleted, or in the archive', vehicles),
};
