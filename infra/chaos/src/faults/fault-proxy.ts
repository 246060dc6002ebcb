import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export const FAULT_MODES = ['down', 'slow', 'hanging', 'reset'] as const;

/** Faults of a connection: refused, delayed, accepted without an answer, reset. */
export type FaultMode = (typeof FAULT_MODES)[number];

const DELAY_MS = 100;

const delayed = (): Transform =>
  new Transform({ transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), DELAY_MS) });

/** A proxy in front of a local port that simulates network faults. */
export class FaultProxy {
  readonly #port: number;
  readonly #target: number;
  readonly #pairs = new Set<[inside: Socket, outside: Socket]>();
  #server: Server | undefined;
  #trouble: FaultMode | undefined;

  constructor(port: number, target: number) {
    this.#port = port;
    this.#target = target;
  }

  async start(): Promise<void> {
    // Supports half-open connections.
    this.#server = createServer({ allowHalfOpen: true }, (inside) => this.#serve(inside)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.close();
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await once(server, 'close');
  }

  /** Applies the fault to open and new connections until `restore`. */
  async play(mode: FaultMode): Promise<void> {
    this.#trouble = mode;
    if (mode === 'down') await this.stop();
    for (const [inside, outside] of this.#pairs) {
      if (mode === 'reset') inside.resetAndDestroy();
      if (mode === 'hanging') for (const socket of [inside, outside]) socket.unpipe().pause();
      if (mode === 'slow') this.#join(inside, outside);
    }
  }

  async restore(): Promise<void> {
    const mode = this.#trouble;
    this.#trouble = undefined;
    if (mode === 'down') await this.start();
    // Hanging connections resume where they were; delayed data stays in order.
    if (mode === 'hanging') for (const [inside, outside] of this.#pairs) this.#join(inside, outside);
  }

  #serve(inside: Socket): void {
    const outside = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true });
    const pair: [Socket, Socket] = [inside, outside];
    this.#pairs.add(pair);
    for (const [socket, other] of [pair, [outside, inside] as const])
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          this.#pairs.delete(pair);
          other.destroy();
        });
    if (this.#trouble === 'reset') inside.resetAndDestroy();
    else if (this.#trouble === 'hanging') inside.pause();
    else this.#join(inside, outside);
  }

  #join(inside: Socket, outside: Socket): void {
    inside.unpipe();
    outside.unpipe();
    const isLate = this.#trouble === 'slow';
    for (const [from, to] of [[inside, outside] as const, [outside, inside] as const])
      isLate ? from.pipe(delayed()).pipe(to) : from.pipe(to);
  }
}
