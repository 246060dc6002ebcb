import type { ContactMessage } from '@dealership/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';

export const aMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
  subject: 'inventory',
  message: 'Do you have a silver coupe in stock?\nI can visit on Saturday.',
  ...changes,
});

export const post = (
  app: NestFastifyApplication,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  request(app.getHttpServer())
    .post(path)
    .set(headers)
    .send(body as object)
    .then((response) => response);

/** POST /api/contact. */
export const send = (app: NestFastifyApplication, body: unknown, headers?: Record<string, string>): Promise<Response> =>
  post(app, '/api/contact', body, headers);
