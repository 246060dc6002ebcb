import type { ColleagueContact, ErrorCode, PasswordLetter } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Inject, Injectable } from '@nestjs/common';
import { PEERS, type Peers } from './peers.js';

/** A link that is not there any more. */
const ENDED: ErrorCode[] = ['STAFF_ACCOUNT_NOT_FOUND', 'PASSWORD_LINK_INVALID'];

/** Asks svc-accounts, which alone knows the staff. Throws while it is unavailable. */
@Injectable()
export class AccountsService {
  constructor(@Inject(PEERS) private readonly peers: Pick<Peers, 'accounts'>) {}

  /** What the letter of a link says; undefined when the link has ended. */
  letter(linkId: number, requestId: string | null): Promise<PasswordLetter | undefined> {
    return this.peers.accounts.find(api.getPasswordLetter, ENDED, { params: { id: linkId }, requestId });
  }

  /** The secret of a link, good for half an hour from now on; the one before is void. */
  async issueToken(linkId: number, requestId: string | null): Promise<string> {
    const { token } = await this.peers.accounts.call(api.issuePasswordToken, { params: { id: linkId }, requestId });
    return token;
  }

  /** Who can look after requests. */
  contacts(requestId: string | null): Promise<ColleagueContact[]> {
    return this.peers.accounts.call(api.listColleagueContacts, { requestId });
  }
}
