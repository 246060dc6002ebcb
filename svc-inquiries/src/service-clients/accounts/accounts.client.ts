import type { ColleagueContact, ErrorCode, PasswordEmail } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import type { ServiceClient } from '@dealership/service-kit/service-client';
import { Inject, Injectable } from '@nestjs/common';

export const ACCOUNTS = Symbol('ACCOUNTS');

/** Errors for a link that no longer exists. */
const ENDED: ErrorCode[] = ['STAFF_ACCOUNT_NOT_FOUND', 'PASSWORD_LINK_INVALID'];

/** Client of svc-accounts, which owns the staff accounts. Throws while it is unavailable. */
@Injectable()
export class AccountsClient {
  constructor(@Inject(ACCOUNTS) private readonly client: ServiceClient) {}

  /** Data of a link's e-mail; undefined if the link has ended. */
  passwordEmail(linkId: number, requestId: string | null): Promise<PasswordEmail | undefined> {
    return this.client.find(api.getPasswordEmail, ENDED, { params: { id: linkId }, requestId });
  }

  /** Issues a link's secret; the previous one is revoked. */
  async issueToken(linkId: number, requestId: string | null): Promise<string> {
    const { token } = await this.client.call(api.issuePasswordToken, { params: { id: linkId }, requestId });
    return token;
  }

  /** Everybody who may handle requests. */
  contacts(requestId: string | null): Promise<ColleagueContact[]> {
    return this.client.call(api.listColleagueContacts, { requestId });
  }
}
