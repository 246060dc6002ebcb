import {
  type ColleagueContact,
  colleagueContacts,
  type Endpoint,
  endpointPath,
  type PasswordLetter,
  passwordLetter,
  passwordToken,
} from '@dealership/contracts';
import { getPasswordLetter, issuePasswordToken, listColleagueContacts } from '@dealership/contracts/accounts/endpoints';
import { REQUEST_ID_HEADER } from '@dealership/server-kit';
import { signServiceToken } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { NOTIFICATION_SETTINGS, type NotificationSettings } from '../notification-settings.js';

const DEADLINE_MS = 5000;

const refusal = z.object({ code: z.enum(['STAFF_ACCOUNT_NOT_FOUND', 'PASSWORD_LINK_INVALID']) });

/** Asks svc-accounts, which alone knows the staff. */
@Injectable()
export class AccountsService {
  constructor(@Inject(NOTIFICATION_SETTINGS) private readonly settings: NotificationSettings) {}

  /** What the letter of a link says; undefined when the link is gone. Throws while svc-accounts is unavailable. */
  async letter(linkId: number, requestId: string | null): Promise<PasswordLetter | undefined> {
    const body = await this.ask(getPasswordLetter, { id: linkId }, requestId);
    return body === undefined ? undefined : passwordLetter.parse(body);
  }

  /** The secret of a link, good for half an hour from now on; the one before is void. */
  async issueToken(linkId: number, requestId: string | null): Promise<string> {
    const body = await this.ask(issuePasswordToken, { id: linkId }, requestId);
    if (body === undefined) throw new Error('The link of the letter is no longer called for');
    return passwordToken.parse(body).token;
  }

  /** Who can look after requests. */
  async contacts(requestId: string | null): Promise<ColleagueContact[]> {
    return colleagueContacts.parse(await this.ask(listColleagueContacts, {}, requestId));
  }

  private async ask(endpoint: Pick<Endpoint, 'method' | 'path'>, params: object, requestId: string | null): Promise<unknown> {
    const { url, tokenKey } = this.settings.accounts;
    const headers = {
      authorization: `Bearer ${signServiceToken({ audience: 'svc-accounts', key: tokenKey }, 'notifier')}`,
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    };
    const response = await this.fetch(url + endpointPath(endpoint, params), { method: endpoint.method, headers });
    const body: unknown = await response.json().catch(() => undefined);
    if (refusal.safeParse(body).success) return undefined;
    if (!response.ok) throw new Error(`svc-accounts answered ${response.status} to the notifier`);
    return body;
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    } catch (cause) {
      throw new Error('svc-accounts does not answer', { cause });
    }
  }
}
