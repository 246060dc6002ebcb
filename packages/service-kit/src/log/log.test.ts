import { createLog } from '@dealership/server-kit';
import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { logLines } from '../testing/log-lines.js';

it('logs a failed statement without personal data', () => {
  const { lines, logTo } = logLines();
  const driverError = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mona@example.com) exists',
  });
  const error = new QueryFailedError('INSERT INTO inquiry VALUES ($1)', ['mona@example.com'], driverError);
  createLog({ name: 'svc', level: 'error', logTo }).error({ err: error });
  expect(lines).toMatchObject([{ err: { query: 'INSERT INTO inquiry VALUES ($1)', code: '23505' } }]);
  expect(JSON.stringify(lines)).not.toContain('mona@example.com');
});

it('logs a time-out without the constants of its class', async () => {
  const { lines, logTo } = logLines();
  const signal = AbortSignal.timeout(0);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  createLog({ name: 'svc', level: 'error', logTo }).error({ err: signal.reason });
  const [{ err }] = lines as [{ err: object }];
  expect(err).toMatchObject({ type: 'TimeoutError', message: 'The operation was aborted due to timeout' });
  expect(Object.keys(err)).toEqual(['type', 'message', 'stack']);
});
