import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSimulator, type Simulator } from '../src/index.ts';
import { card, ORIGIN, pay } from './browser.ts';
import { type Receiver, startReceiver, WEBHOOK_SECRET } from './receiver.ts';
import { PLAN, stripeClient } from './stripe-client.ts';

const RUN_SOURCES = join(__dirname, '../../../packages/build-kit/swc/run-sources.mjs');

let folder: string;
let stateFile: string;
let receiver: Receiver;
let running: Simulator | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  stateFile = join(folder, 'stripe.json');
  receiver = await startReceiver();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await receiver.close();
  await rm(folder, { recursive: true });
});

async function start(webhook = true) {
  running = createSimulator({
    stateFile,
    firstRetryMs: 5,
    ...(webhook && { webhook: { url: receiver.url, secret: WEBHOOK_SECRET } }),
  });
  const address = await running.listen();
  return { address, stripe: stripeClient(address), simulator: running };
}

describe('the state file', () => {
  it('restores intents, keys and events after a restart', async () => {
    const first = await start();
    const intent = await first.stripe.paymentIntents.create(PLAN, { idempotencyKey: 'checkout-42' });
    const paid = await pay(first.address, intent, card('4000002500003155'));
    const events = (await first.stripe.events.list()).data.map(({ id }) => id);
    await first.simulator.close();
    const { address, stripe } = await start();
    expect((await stripe.events.list()).data.map(({ id }) => id)).toEqual(events);
    expect((await stripe.paymentIntents.create(PLAN, { idempotencyKey: 'checkout-42' })).id).toBe(intent.id);
    const page = address + new URL(paid.body.next_action.redirect_to_url.url).pathname;
    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }), redirect: 'manual' });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('resumes deliveries that the receiver has not accepted', async () => {
    const port = Number(new URL(receiver.url).port);
    await receiver.close();
    const { stripe, simulator } = await start();
    await stripe.paymentIntents.create(PLAN);
    await simulator.close();
    receiver = await startReceiver(port);
    await start();
    await receiver.received(1);
    expect(receiver.types()).toEqual(['payment_intent.created']);
  });

  it('is written before a call is answered, with only the last four digits of a card', async () => {
    const { address, stripe } = await start(false);
    const intent = await stripe.paymentIntents.create(PLAN);
    await pay(address, intent, card('4242424242424242', { 'payment_method_data[card][cvc]': '987' }));
    const saved = await readFile(stateFile, 'utf8');
    expect(saved).toContain('"status":"succeeded"');
    expect(saved).not.toMatch(/424242424242|"987"/);
  });

  it.each(['{', '{"version":0}'])('containing %s is rejected, naming the file', async (content) => {
    await writeFile(stateFile, content);
    expect(() => createSimulator({ stateFile })).toThrow(`STATE_FILE ${stateFile} cannot be read`);
  });
});

describe('the process', () => {
  const run = (env: Record<string, string>): ChildProcess =>
    spawn(process.execPath, ['--import', RUN_SOURCES, join(__dirname, '../src/main.ts')], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const untilPrinted = async (child: ChildProcess, pattern: RegExp): Promise<{ found: string; all: () => string }> => {
    let output = '';
    const found = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
          const match = pattern.exec(output);
          if (match) resolve(match[1] ?? match[0]);
        });
      child.once('exit', () => reject(new Error(output)));
    });
    return { found, all: () => output };
  };

  it('reports ready, stores its state on exit and logs no card, query or e-mail address', async () => {
    const child = run({ PORT: '0', STATE_FILE: stateFile, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET });
    const { found: address, all } = await untilPrinted(child, /(http:\/\/127\.0\.0\.1:\d+)/);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    const intent = await stripeClient(address).paymentIntents.create(PLAN);
    await pay(address, intent, card('4242424242424242'));
    await fetch(`${address}/v1/payment_intents/${intent.id}?client_secret=${intent.client_secret}`, {
      headers: { origin: ORIGIN },
    });
    await receiver.received(3);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(all()).toContain('/v1/payment_intents/:id/confirm');
    expect(all()).not.toMatch(/42424242|client_secret|customers\.example/);
    expect(await readFile(stateFile, 'utf8')).toContain(intent.id);
  });

  it('exits and names every invalid variable', async () => {
    const child = run({ PORT: 'http', SIMULATOR_SECRET_KEY: 'sk_live_1', WEBHOOK_URL: receiver.url });
    const { all } = await untilPrinted(child, /SIMULATOR_SECRET_KEY.*\n/);
    expect((await once(child, 'exit'))[0]).toBe(78);
    expect(all()).toMatch(/PORT: /);
  });
});
