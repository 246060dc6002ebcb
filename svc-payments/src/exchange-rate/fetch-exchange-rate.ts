import { z } from 'zod';

const DEADLINE_MS = 10_000;

/** Rates outside these bounds, in yen per dollar, have never occurred and indicate a wrong response. */
const MIN_RATE = 50;
const MAX_RATE = 500;

const answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD').optional(),
  conversion_rates: z.object({ JPY: z.number().min(MIN_RATE).max(MAX_RATE) }),
});

/**
 * Requests the yen rate of one dollar from a provider compatible with ExchangeRate-API v6.
 * @throws on a timeout, an invalid response or an implausible rate
 */
export async function fetchExchangeRate(url: string, key: string | undefined, signal: AbortSignal): Promise<number> {
  const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const withTimeout = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
  const response = await fetch(url, { headers, redirect: 'error', signal: withTimeout });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The provider of the exchange rate answered ${response.status}`);
  }
  const parsed = answer.safeParse(await response.json());
  if (parsed.success) return parsed.data.conversion_rates.JPY;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'unknown' };
  throw new Error(`The provider of the exchange rate answered an unusable ${path.join('.') || 'body'}: ${message}`);
}
