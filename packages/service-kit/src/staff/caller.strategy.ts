import { isRole } from '@dealership/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import {
  type Caller,
  type StaffMember,
  secretKey,
  TOKEN_LIFETIME_S,
  TOKEN_RULES,
  type TokenAudience,
  type TokenPayload,
} from './tokens.js';

export const TOKEN_AUDIENCE = Symbol('TOKEN_AUDIENCE');

const memberOf = (sessionId: string, { person, ...member }: NonNullable<TokenPayload['member']>): StaffMember => ({
  ...member,
  sessionId,
  account: person,
});

/** Reads the caller from the request's signed token. */
@Injectable()
export class CallerStrategy extends PassportStrategy(Strategy, 'caller') {
  constructor(@Inject(TOKEN_AUDIENCE) { audience, key }: TokenAudience) {
    const { algorithm, issuer } = TOKEN_RULES;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secretKey(key),
      algorithms: [algorithm],
      issuer,
      audience,
      // Counted from its signature, whatever expiry it claims.
      jsonWebTokenOptions: { maxAge: `${TOKEN_LIFETIME_S}s` },
    });
  }

  validate({ type, sub, member, scopes }: Partial<TokenPayload>): Caller | false {
    if (!sub) return false;
    if (type === 'staff') return isRole(member?.role) && { type, member: memberOf(sub, member) };
    if (type === 'api-client') return Array.isArray(scopes) && { type, apiClient: { id: Number(sub), scopes } };
    return type === 'service' && { type, name: sub };
  }
}
