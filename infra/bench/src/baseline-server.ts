import { createServer } from 'node:http';

/** One recorded answer of the gateway, replayed by plain node:http. */
export interface BaselineAnswer {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

// A separate process, like the gateway: otherwise it would share a core with the load generator.
process.once('message', (answers: Record<string, BaselineAnswer>) => {
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
