import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be stopped and started without touching the server behind it. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: string) {}

  /** The target's URL, through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Starts, or restarts on the same port. */
  async start(): Promise<this> {
    const { hostname, port } = new URL(this.target);
    this.server = createServer((inside) => {
      const outside = connect(Number(port), hostname);
      for (const [socket, other] of [[inside, outside] as const, [outside, inside] as const]) {
        this.sockets.add(socket);
        socket.pipe(other);
        socket
          .on('error', () => socket.destroy())
          .on('close', () => {
            this.sockets.delete(socket);
            other.destroy();
          });
      }
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Breaks all connections and accepts no new ones. */
  async stop(): Promise<void> {
    if (!this.server?.listening) return;
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }
}
