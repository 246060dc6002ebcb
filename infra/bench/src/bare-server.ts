import { createServer } from 'node:http';

/** One answer: what the gateway sent, to be sent again by nothing but node:http. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

// A process of its own, as the gateway is: beside the load generator in one process it would have to share its core.
process.once('message', (answers: Record<string, BareAnswer>) => {
  const bodies = new Map(
    Object.entries(answers).map(([path, answer]) => [path, { ...answer, body: Buffer.from(answer.body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const answer = bodies.get(request.url ?? '');
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
