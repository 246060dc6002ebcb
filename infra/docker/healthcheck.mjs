// Usage: node healthcheck.mjs [path]. Ends with 0 when the process on PORT answers that path with 2xx.
const path = process.argv[2] ?? '/health/ready';
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(3000) }).catch(
  (error) => error,
);
if (!answer.ok) {
  console.error(answer.status ?? `${answer.cause ?? answer}`);
  process.exit(1);
}
