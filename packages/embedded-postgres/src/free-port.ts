import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral port range, and apart from the ports of the site and the end-to-end tests.
const [FIRST, LAST] = [29_000, 32_767];
const COUNT = LAST - FIRST + 1;
let place = Math.floor(Math.random() * COUNT);

/** Whether nothing listens on a port of 127.0.0.1. Throws if the port cannot be used at all. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A free TCP port of 127.0.0.1 outside the ephemeral range. Never the same twice. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    place = (place + 1) % COUNT;
    const port = FIRST + place;
    if (await isPortFree(port).catch(() => false)) return port;
  }
  throw new Error(`No port is free between ${FIRST} and ${LAST}`);
}
