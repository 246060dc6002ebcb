import { expect, it } from '@jest/globals';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable, violates, withoutRow } from './database-failure.js';

const coded = (code: string, message = '', more: object = {}) => Object.assign(new Error(message), { code, ...more });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that starts up', coded('57P03')],
  ['a server that was shut down under a statement', new QueryFailedError('', [], coded('57P01'))],
  ['a deadlock, in which one transaction is ended', new QueryFailedError('', [], coded('40P01'))],
  ['too many connections', coded('53300')],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a transaction whose connection broke', new QueryRunnerAlreadyReleasedError()],
  ['a transaction whose connection broke between two statements', new QueryRunnerProviderAlreadyReleasedError()],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
])('treats %s as an unavailable database', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a broken rule', new QueryFailedError('', [], coded('23514'))],
  ['a fault of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('does not treat %s as one', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it('knows the constraint that a statement violates', () => {
  const failed = new QueryFailedError('', [], coded('23505', '', { constraint: 'uq_make_name' }));
  expect(violates(failed, 'uq_make_name')).toBe(true);
  expect(violates(failed, 'uq_staff_email')).toBe(false);
  expect(violates(coded('23505', '', { constraint: 'uq_make_name' }), 'uq_make_name')).toBe(false);
});

it('omits the values of a failed statement from the log', () => {
  const row = 'Failing row contains (1, Layla, layla@customers.example)';
  const failed = new QueryFailedError(
    'INSERT',
    ['Layla'],
    coded('23502', row, { detail: row, table: 'inquiry', constraint: 'nn' }),
  );
  const safe = withoutRow(failed);
  expect(safe.message).toBe('A statement failed: 23502 inquiry nn');
  expect(JSON.stringify({ ...safe, stack: safe.stack })).not.toContain('Layla');
});
