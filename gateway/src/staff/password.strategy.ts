import type { StaffLogin } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { CredentialsService } from './credentials.service.js';

/** One password, no user name: passport-local wants two fields, so it gets the same one twice. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') {
  constructor(private readonly credentials: CredentialsService) {
    super({ usernameField: 'password', passwordField: 'password', passReqToCallback: true });
  }

  async validate({ body }: { body: StaffLogin }): Promise<true> {
    if (!(await this.credentials.isPassword(body.password))) throw new AppError('WRONG_PASSWORD');
    if (!this.credentials.needsCode) return true;
    if (!body.code) throw new AppError('LOGIN_CODE_REQUIRED');
    if (!(await this.credentials.isFreshCode(body.code))) throw new AppError('LOGIN_CODE_WRONG');
    return true;
  }
}
