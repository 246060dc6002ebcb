import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startTestApp } from '../testing/test-app.js';
import { CurrentStaff, Service, Staff, StaffModule, StaffSeesMore, signServiceToken, signStaffToken } from './index.js';

const SECRET = 'a secret of more than thirty-two characters';
const PAYLOAD = { role: 'staff', sub: 'session-1' };
const RULES = {
  secret: SECRET,
  algorithm: 'HS256',
  issuer: 'dealership',
  audience: 'dealership-services',
  expiresIn: 60,
} as const;

@Staff()
@Controller('desk')
class DeskController {
  @Get()
  read(@CurrentStaff() staff: CurrentStaff): CurrentStaff {
    return staff;
  }

  @Get('names')
  @Service('notifier')
  names(): string[] {
    return ['one'];
  }

  @Get('posts')
  @StaffSeesMore()
  posts(@CurrentStaff() staff?: CurrentStaff): { drafts: boolean } {
    return { drafts: staff !== undefined };
  }
}

@Module({ imports: [StaffModule.with(SECRET)], controllers: [DeskController] })
class DeskModule {}

describe('a route of staff', () => {
  const jwt = new JwtService();
  let app: NestFastifyApplication;
  const get = async (path: string, authorization?: string) => {
    const answer = await fetch(`${await app.getUrl()}/${path}`, { headers: authorization ? { authorization } : {} });
    return { status: answer.status, body: await answer.json() };
  };
  const signed = (payload: object, changes: object = {}): string => `Bearer ${jwt.sign(payload, { ...RULES, ...changes })}`;
  const unsigned = (): string => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...PAYLOAD, iss: RULES.issuer, aud: RULES.audience, iat: now, exp: now + 60 };
    return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  };

  beforeAll(async () => {
    app = await startTestApp(DeskModule);
  });
  afterAll(() => app.close());

  it('is open to a member of staff, and knows the session', async () => {
    const answer = await get('desk', `Bearer ${signStaffToken(SECRET, 'session-1')}`);
    expect(answer).toEqual({ status: 200, body: { sessionId: 'session-1' } });
  });

  it.each<[string, () => string | undefined]>([
    ['no token', () => undefined],
    ['no bearer', () => `Basic ${signStaffToken(SECRET, 'session-1')}`],
    ['no token at all in it', () => 'Bearer not-a-token'],
    ['algorithm none', unsigned],
    ['another algorithm', () => signed(PAYLOAD, { algorithm: 'HS512' })],
    ['another secret', () => signed(PAYLOAD, { secret: `${SECRET}.` })],
    ['another issuer', () => signed(PAYLOAD, { issuer: 'somebody' })],
    ['another audience', () => signed(PAYLOAD, { audience: 'browsers' })],
    ['its time over', () => signed(PAYLOAD, { expiresIn: -1 })],
    ['a longer life than ours', () => signed({ ...PAYLOAD, iat: Math.floor(Date.now() / 1000) - 61 }, { expiresIn: 3600 })],
    ['an unknown role', () => signed({ ...PAYLOAD, role: 'owner' })],
    ['no session', () => signed({ role: 'staff' })],
    ['a service', () => `Bearer ${signServiceToken(SECRET, 'notifier')}`],
  ])('refuses a caller with %s', async (_, authorization) => {
    expect(await get('desk', authorization())).toEqual({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: expect.any(String) },
    });
  });

  it('may be of one service alone, and then is closed to staff and to other services', async () => {
    expect(await get('desk/names', `Bearer ${signServiceToken(SECRET, 'notifier')}`)).toEqual({ status: 200, body: ['one'] });
    for (const token of [signServiceToken(SECRET, 'catalog'), signStaffToken(SECRET, 'session-1')])
      expect(await get('desk/names', `Bearer ${token}`)).toMatchObject({ status: 401 });
    expect(await get('desk/names')).toMatchObject({ status: 401 });
  });

  it('may show staff more than anybody else, and still refuses a false token', async () => {
    expect(await get('desk/posts')).toEqual({ status: 200, body: { drafts: false } });
    expect(await get('desk/posts', `Bearer ${signStaffToken(SECRET, 'session-1')}`)).toMatchObject({ body: { drafts: true } });
    expect(await get('desk/posts', unsigned())).toMatchObject({ status: 401 });
  });
});
