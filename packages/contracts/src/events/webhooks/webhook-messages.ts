import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { requestKinds } from '../../inquiries/requests/kinds/index.js';
import type { WebhookEvent } from './webhooks.js';

const KINDS = ['contact', ...Object.keys(requestKinds).filter((kind) => kind !== 'contact'), 'reservation'];

const message = (type: WebhookEvent, summary: string, data: z.ZodType) => ({
  summary,
  body: z.strictObject({ type: z.literal(type), timestamp, data }),
});

const vehicles = z.strictObject({
  vehicleIds: z.array(z.int()).describe('The vehicles of one change. A stock file is imported 50 rows at a time.'),
});
const payment = z.strictObject({ paymentId: z.int() });

/** Webhook payloads by message type: ids only. Receivers read the rest with a token. */
export const WEBHOOK_MESSAGES: { [Event in WebhookEvent]: { summary: string; body: z.ZodType } } = {
  'request.received': message(
    'request.received',
    'Sent when a visitor sends a request or reserves a car.',
    z.strictObject({ kind: z.enum(KINDS), id: z.int() }),
  ),
  'payment.succeeded': message('payment.succeeded', 'Sent when a membership is paid.', payment),
  'payment.refunded': message('payment.refunded', 'Sent when a payment is refunded.', payment),
  'vehicle.added': message(
    'vehicle.added',
    'Sent when vehicles appear on the site, newly added or restored from the archive.',
    vehicles,
  ),
  'vehicle.changed': message('vehicle.changed', 'Sent when vehicles change.', vehicles),
  'vehicle.sold': message('vehicle.sold', 'Sent when vehicles are sold. They remain on the site as sold vehicles.', vehicles),
  'vehicle.removed': message(
    'vehicle.removed',
    'Sent when vehicles are removed from the site, either deleted or archived.',
    vehicles,
  ),
};
