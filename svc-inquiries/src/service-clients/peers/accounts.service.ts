import type { ColleagueContact, ErrorCode, PasswordEmail } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Inject, Injectable } from '@nestjs/common';
import { PEERS, type Peers } from './peers.js';

/** Errors for a link that no longer exists. */
const ENDED: ErrorCode[] = ['STAFF_ACCOUNT_NOT_FOUND', 'PASSWORD_LINK_INVALID'];

/** Client of svc-accounts, which owns the staff accounts. Throws while it is unavailable. */
@Injectable()
export class AccountsService {
  constructor(@Inject(PEERS) private readonly peers: Pick<Peers, 'accounts'>) {}

  /** Data of a link's e-mail; undefined if the link has ended. */
  passwordEmail(linkId: number, requestId: string | null): Promise<PasswordEmail | undefined> {
    return this.peers.accounts.find(api.getPasswordEmail, ENDED, { params: { id: linkId }, requestId });
  }

  /** Issues a link's secret, valid for half an hour; the previous one is revoked. */
  async issueToken(linkId: number, requestId: string | null): Promise<string> {
    const { token } = await this.peers.accounts.call(api.issuePasswordToken, { params: { id: linkId }, requestId });
    return token;
  }

  /** Everybody who may handle requests. */
  contacts(requestId: string | null): Promise<ColleagueContact[]> {
    return this.peers.accounts.call(api.listColleagueContacts, { requestId });
  }
}
