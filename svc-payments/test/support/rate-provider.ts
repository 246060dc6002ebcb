import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const rateAnswer = (yen: unknown) => ({ result: 'success', base_code: 'USD', conversion_rates: { JPY: yen } });

/** A fake exchange-rate provider that responds as the test says, and records calls. */
export async function startRateProvider() {
  const provider = {
    status: 200,
    headers: {} as Record<string, string>,
    body: JSON.stringify(rateAnswer(156.5)),
    calls: 0,
    authorization: undefined as string | undefined,
  };
  const server = createServer(({ headers }, response) => {
    provider.calls += 1;
    provider.authorization = headers.authorization;
    response.writeHead(provider.status, { 'content-type': 'application/json', ...provider.headers }).end(provider.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(provider, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v6/latest/USD`,
    says(yen: unknown) {
      provider.body = JSON.stringify(rateAnswer(yen));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

export type RateProvider = Awaited<ReturnType<typeof startRateProvider>>;
