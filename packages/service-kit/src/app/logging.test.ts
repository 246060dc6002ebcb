import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { UNLOGGED } from './logging.js';

it('logs what a failed statement was, without the values of people', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const driverError = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mona@example.com) exists',
  });
  const error = new QueryFailedError('INSERT INTO inquiry VALUES ($1)', ['mona@example.com'], driverError);
  pino({ redact: UNLOGGED }, stream).error({ err: error });
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { query: 'INSERT INTO inquiry VALUES ($1)', code: '23505' } });
  expect(lines.join('')).not.toContain('mona@example.com');
});
