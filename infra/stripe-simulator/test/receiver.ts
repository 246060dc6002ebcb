import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_test_receiver';

export interface Receiver {
  url: string;
  /** Every received event in order, its signature verified by Stripe's own client. */
  events: Stripe.Event[];
  /** Statuses of the next answers; then 200. */
  refuseWith: number[];
  types(): string[];
  /** Resolves after that many events. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A webhook endpoint. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const stripe = new Stripe('sk_test_unused');
  const arrivals = new EventTarget();
  const events: Stripe.Event[] = [];
  const refuseWith: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    events.push(
      stripe.webhooks.constructEvent(Buffer.concat(chunks), String(request.headers['stripe-signature']), WEBHOOK_SECRET),
    );
    response.writeHead(refuseWith.shift() ?? 200).end();
    arrivals.dispatchEvent(new Event('arrival'));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    refuseWith,
    types: () => events.map(({ type }) => type),
    received: (count) =>
      new Promise((resolve) => {
        const look = () => events.length >= count && resolve();
        arrivals.addEventListener('arrival', look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
