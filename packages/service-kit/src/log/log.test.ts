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
