import type { FastifyInstance, FastifyReply } from 'fastify';
import { finishAuthentication } from '../payments/confirmation.ts';
import type { Simulation } from '../simulation.ts';
import type { PaymentIntent } from '../state/objects.ts';

const amountOf = ({ amount, currency }: PaymentIntent): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);

/** Contains no user input: the amount is a number, the currency three letters. */
const page = (intent: PaymentIntent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test authentication</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #f4f4f2; display: grid; place-items: center;
  min-block-size: 100vh; margin: 0; }
main { background: #fff; border: 1px solid #d6d6d0; border-radius: 8px; padding: 2rem; max-inline-size: 24rem; margin: 1rem; }
h1 { font-size: 1.25rem; margin-block: 0 .5rem; }
form { display: flex; gap: .75rem; margin-block-start: 1.5rem; }
button { font: inherit; flex: 1; min-block-size: 3rem; border-radius: 6px; border: 1px solid #1a1a1a; cursor: pointer;
  background: #fff; color: inherit; }
button[value=complete] { background: #1a1a1a; color: #fff; }
button:focus-visible { outline: 3px solid #0b66c3; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Test authentication</h1>
<p>In place of a bank's own page: a test payment of <strong>${amountOf(intent)}</strong> asks for the card holder's consent. No
money moves.</p>
<form method="post">
<button name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>
</main>
</body>
</html>
`;

const REDIRECT_STATUS: Record<string, string> = { succeeded: 'succeeded', processing: 'pending' };

/** Back to the shop, with Stripe's query parameters. */
function returnAddress(returnUrl: string, { id, client_secret: secret, status }: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret ?? '');
  url.searchParams.set('redirect_status', REDIRECT_STATUS[status] ?? 'failed');
  return url.href;
}

const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // The URL contains the token.
  'referrer-policy': 'no-referrer',
};

/** The page that stands in for the bank's, at the address in `next_action`. */
export function authenticationPage(app: FastifyInstance, simulation: Simulation): void {
  const visitOf = (token: string) => {
    const visit = simulation.state.authentications.get(token);
    const intent = simulation.state.paymentIntents.get(visit?.paymentIntent ?? '');
    return visit && intent && { ...visit, intent };
  };
  const back = (reply: FastifyReply, returnUrl: string, intent: PaymentIntent) =>
    reply.redirect(returnAddress(returnUrl, intent), 303);

  app.get<{ Params: { token: string } }>('/authenticate/:token', (request, reply) => {
    const visit = visitOf(request.params.token);
    if (!visit) return reply.callNotFound();
    if (visit.intent.status !== 'requires_action') return back(reply, visit.returnUrl, visit.intent);
    return reply.headers(HTML_HEADERS).send(page(visit.intent));
  });

  app.post<{ Params: { token: string } }>('/authenticate/:token', (request, reply) => {
    const visit = visitOf(request.params.token);
    if (!visit) return reply.callNotFound();
    const { outcome } = (request.body ?? {}) as { outcome?: unknown };
    finishAuthentication(simulation, visit.intent, request.params.token, outcome === 'complete');
    return back(reply, visit.returnUrl, visit.intent);
  });
}
