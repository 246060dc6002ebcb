import { API_SCOPES, isAllowed, ROLES } from '@dealership/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startTestApp } from '../testing/app/test-app.js';
import { asMember, unauthorizedCallers } from '../testing/app/unauthorized-callers.js';
import {
  audienceOf,
  CurrentStaff,
  OptionalStaff,
  Service,
  Staff,
  StaffModule,
  signApiClientToken,
  signServiceToken,
  signStaffToken,
} from './index.js';

const claimsOf = (token: string): unknown => new JwtService().decode(token);

const SECRET = 'a secret of more than thirty-two characters';
const OWN = audienceOf(SECRET, 'svc-own');
const OTHER = audienceOf(SECRET, 'svc-other');

@Staff('stock.read')
@Controller('own')
class OwnController {
  @Get()
  read(@CurrentStaff() staff: CurrentStaff): CurrentStaff {
    return staff;
  }

  @Post()
  write(): string[] {
    return ['one'];
  }

  @Get('names')
  @Service('notifier')
  names(): string[] {
    return ['one'];
  }

  @Get('texts')
  @Staff('content.read')
  texts(): string[] {
    return ['one'];
  }

  @Get('posts')
  @OptionalStaff('content.read')
  posts(@CurrentStaff() staff?: CurrentStaff): { drafts: boolean } {
    return { drafts: staff !== undefined };
  }
}

@Module({ imports: [StaffModule.forRoot(OWN)], controllers: [OwnController] })
class OwnModule {}

describe('a staff route', () => {
  let app: NestFastifyApplication;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${await app.getUrl()}/${path}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const MEMBER = { sessionId: 'session-1', role: 'sales', address: '203.0.113.7', account: { id: 3, name: 'Mona' } } as const;

  beforeAll(async () => {
    app = await startTestApp(OwnModule);
  });
  afterAll(() => app.close());

  it('admits a member of staff and identifies them', async () => {
    const answer = await get('own', bearer(signStaffToken(OWN, MEMBER)));
    expect(answer).toEqual({ status: 200, body: MEMBER });
  });

  it('names the account as the previous release does in its tokens', () => {
    expect(claimsOf(signStaffToken(OWN, MEMBER))).toMatchObject({ member: { person: MEMBER.account } });
  });

  it.each(unauthorizedCallers(OWN))('refuses a caller with %s', async (_, headers) => {
    expect(await get('own', headers)).toEqual({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: expect.any(String) },
    });
  });

  it('refuses tokens signed for another service, or with another key', async () => {
    for (const to of [OTHER, { ...OTHER, audience: OWN.audience }, { ...OWN, audience: OTHER.audience }])
      expect(await get('own', bearer(signStaffToken(to, MEMBER)))).toMatchObject({ status: 401 });
  });

  it('refuses a role without the permission, and says so', async () => {
    for (const role of ROLES) {
      const refusal = isAllowed(role, 'content.read') ? { status: 200 } : { status: 403, body: { code: 'FORBIDDEN' } };
      expect([role, await get('own/texts', asMember(OWN, role))]).toMatchObject([role, refusal]);
    }
  });

  it('lets an API token read what its scope covers, and write nothing', async () => {
    const url = await app.getUrl();
    for (const scope of API_SCOPES) {
      const headers = bearer(signApiClientToken(OWN, { id: 1, scopes: [scope] }));
      const refused = { status: 403, body: { code: 'INSUFFICIENT_SCOPE' } };
      const read = scope === 'content.read' ? { status: 200 } : refused;
      expect([scope, await get('own/texts', headers)]).toMatchObject([scope, read]);
      expect([scope, (await fetch(`${url}/own`, { method: 'POST', headers })).status]).toEqual([scope, 403]);
    }
  });

  it('can be restricted to one service, and then refuses staff and other services', async () => {
    expect(await get('own/names', bearer(signServiceToken(OWN, 'notifier')))).toEqual({ status: 200, body: ['one'] });
    for (const token of [signServiceToken(OWN, 'catalog'), signStaffToken(OWN, MEMBER)])
      expect(await get('own/names', bearer(token))).toMatchObject({ status: 401 });
    expect(await get('own/names')).toMatchObject({ status: 401 });
  });

  it('can show staff more than others, and still refuses an invalid token', async () => {
    expect(await get('own/posts')).toEqual({ status: 200, body: { drafts: false } });
    expect(await get('own/posts', bearer(signStaffToken(OWN, MEMBER)))).toMatchObject({ body: { drafts: true } });
    expect(await get('own/posts', asMember(OWN, 'accountant'))).toEqual({ status: 200, body: { drafts: false } });
    expect(await get('own/posts', bearer('not-a-token'))).toMatchObject({ status: 401 });
  });
});
