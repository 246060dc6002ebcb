import { asMember } from '@dealership/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';
import type { Environment } from './environment.js';

export interface StaffClient {
  get(path: string): Promise<Response>;
  put(path: string, body: object): Promise<Response>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Response>;
  delete(path: string): Promise<Response>;
}

/** Calls as a signed-in member of staff. */
export function staffOf(app: NestFastifyApplication, { env }: Environment): StaffClient {
  const headers = () => asMember({ audience: 'svc-inquiries', key: env.SERVICE_TOKEN_KEY });
  const call = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object, more: Record<string, string> = {}) =>
    request(app.getHttpServer())
      [method](path)
      .set({ ...headers(), ...more })
      .send(body)
      .then((response) => response);
  return {
    get: (path) => call('get', path),
    put: (path, body) => call('put', path, body),
    post: (path, body, more) => call('post', path, body, more),
    delete: (path) => call('delete', path),
  };
}

/**
 * 10,000 contact messages over a year, one in ten spam. Uses ten statements because a single one is too slow on a busy
 * machine.
 */
export async function manyMessages({ sql }: Environment): Promise<void> {
  for (let first = 0; first < 10_000; first += 1000)
    await sql(
      `INSERT INTO inquiries.inquiry
    (kind, status, first_name, last_name, email, phone, phone_e164, language, details, content_hash, request_id, created_at)
    SELECT 'contact', (ARRAY['new', 'in_progress', 'done', 'done', 'new', 'new', 'done', 'done', 'done', 'spam'])[1 + i % 10],
      'First' || i, 'Last' || (i * 7919) % 10000, 'visitor' || i || '@customers.example', '050 123 4567', '+971501234567', 'en',
      jsonb_build_object('subject', 'other', 'message', repeat('Some words about a car. ', 20) || i), '', 'request-0001',
      timestamptz '2026-01-01 00:00:00+04' + i * interval '50 minutes'
    FROM generate_series($1::integer, $1 + 999) i`,
      [first],
    );
}
