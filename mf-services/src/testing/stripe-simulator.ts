import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(__dirname, '../../..');

interface Intent {
  id: string;
  client_secret: string;
  status: string;
}

/** Runs our Stripe simulator as a separate process and calls it like Stripe's API. */
export class StripeSimulator {
  url = '';
  #process: ChildProcess | undefined;

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['infra/stripe-simulator/src/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) {
      this.url = /listening at (http:\S+?)"/.exec(line)?.[1] ?? '';
      if (this.url) break;
    }
    child.stdout.resume();
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }

  createIntent(amount: number): Promise<Intent> {
    return this.#call('payment_intents', {
      amount: String(amount),
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
    });
  }

  readIntent(id: string): Promise<Intent> {
    return this.#call(`payment_intents/${id}`);
  }

  /** The number of charges. */
  async charges(): Promise<number> {
    const events = await this.#call<{ data: unknown[] }>('events?type=charge.succeeded&limit=100');
    return events.data.length;
  }

  async #call<Result = Intent>(path: string, fields?: Record<string, string>): Promise<Result> {
    const response = await fetch(`${this.url}/v1/${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: { authorization: 'Bearer sk_test_simulator', 'content-type': 'application/x-www-form-urlencoded' },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Result;
  }
}
