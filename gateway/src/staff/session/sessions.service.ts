import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccountMember, OwnSession, Role } from '@dealership/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { STATE_STORE, type StateStore } from '../../state/state-store.js';
import { AccountsClient } from '../accounts/accounts.client.js';
import { CredentialsService } from '../accounts/credentials.service.js';

const SECRET_BYTES = 32;

/** Owner of a session, and where it was opened. */
interface NewSession {
  member: AccountMember;
  address: string;
  /** User agent. */
  device: string;
}

interface StoredSession extends NewSession {
  id: string;
  startedAt: number;
  endsAt: number;
  credentials: string;
}

export interface Session {
  /** Public id for tokens and audit rows; grants no access. */
  id: string;
  expiresAt: Date;
  role: Role;
  account: { id: number; name: string };
  /** Where it was opened from. */
  address: string;
  /** Restricted to the own account: the role requires a second factor, and the account has none yet. */
  mustEnrol: boolean;
}

// Reading the store is not enough to sign in.
const keyOf = (secret: string): string => `session:${createHash('sha256').update(secret).digest('base64url')}`;
const sessionsOf = (staffId: number): string => `sessions-of:${staffId}`;

/** Sessions of staff. The browser holds a random secret, the store its hash. */
@Injectable()
export class SessionsService {
  private readonly idleTimeoutMs: number;
  private readonly maxAgeMs: number;

  constructor(
    @Inject(STATE_STORE) private readonly state: StateStore,
    private readonly credentials: CredentialsService,
    private readonly accounts: AccountsClient,
    private readonly clock: Clock,
    @Inject(GATEWAY_ENV) { STAFF_SESSION_IDLE, STAFF_SESSION_LIFE }: GatewayEnv,
  ) {
    this.idleTimeoutMs = STAFF_SESSION_IDLE * 1000;
    this.maxAgeMs = STAFF_SESSION_LIFE * 1000;
  }

  /** Creates a session. Returns its secret and its id. */
  async open(session: NewSession): Promise<{ secret: string; id: string }> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const [id, startedAt] = [randomUUID(), this.clock.now()];
    const credentials = await this.credentialsOf(session.member);
    const stored: StoredSession = { id, startedAt, endsAt: startedAt + this.maxAgeMs, credentials, ...session };
    await this.state.set(keyOf(secret), JSON.stringify(stored), this.idleTimeoutMs);
    await this.state.join(sessionsOf(session.member.id), keyOf(secret), this.maxAgeMs);
    return { secret, id };
  }

  /**
   * The live session of a secret, with its account as of now. Extends the session unless a page calls by itself. While
   * svc-accounts is unavailable, uses the account as last known.
   */
  async find(secret: string | undefined, inBackground = false): Promise<Session | undefined> {
    if (!secret) return undefined;
    const text = await this.state.get(keyOf(secret), inBackground ? undefined : this.idleTimeoutMs);
    if (text === undefined) return undefined;
    const stored = JSON.parse(text) as StoredSession;
    const { id, endsAt, address } = stored;
    const now = this.clock.now();
    const member = now < endsAt ? await this.validMemberOf(stored) : undefined;
    if (member) {
      const { id: staffId, name, role } = member;
      // A new second-factor requirement applies from the next sign-in, so nobody loses what they are typing.
      const mustEnrol = Boolean(stored.member.mustEnrol) && member.mustEnrol;
      const expiresInMs = inBackground ? await this.state.expiresInMs(keyOf(secret)) : this.idleTimeoutMs;
      const expiresAt = new Date(Math.min(now + expiresInMs, endsAt));
      return { id, expiresAt, role, account: { id: staffId, name }, address, mustEnrol };
    }
    await this.state.delete(keyOf(secret));
    return undefined;
  }

  /**
   * The session's account. Undefined: the session has ended. A cached account may be outdated, so it is read again before
   * it ends or restricts the session.
   */
  private async validMemberOf(session: StoredSession): Promise<AccountMember | undefined> {
    const { member: stored } = session;
    // Sessions of an earlier release have no member.
    if (!stored) return undefined;
    const cached = (await this.accounts.current(stored.id)) ?? stored;
    const isRestricted = stored.mustEnrol && cached.mustEnrol;
    if (!isRestricted && (await this.isValidFor(cached, session))) return cached;
    const lastKnown = cached.credentials < stored.credentials ? stored : cached;
    const member = (await this.accounts.fetch(stored.id)) ?? lastKnown;
    return (await this.isValidFor(member, session)) ? member : undefined;
  }

  private async isValidFor(member: AccountMember, { credentials }: StoredSession): Promise<boolean> {
    return member.active && credentials === (await this.credentialsOf(member));
  }

  async end(secret: string | undefined): Promise<void> {
    if (secret) await this.state.delete(keyOf(secret));
  }

  /** All sessions of the same account, newest first. */
  async list(current: Session): Promise<OwnSession[]> {
    const sessions = (await this.ofAccount(current)).map(({ stored: { id, address, device, startedAt } }) => ({
      ...{ id, current: id === current.id, address, device },
      startedAt: new Date(startedAt).toISOString(),
    }));
    return sessions.sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  /** Ends the account's sessions that `which` selects. */
  async endOf(current: Session, which: (id: string) => boolean): Promise<void> {
    for (const { key, stored } of await this.ofAccount(current)) if (which(stored.id)) await this.state.delete(key);
  }

  private async ofAccount({ account }: Session): Promise<{ key: string; stored: StoredSession }[]> {
    const found: { key: string; stored: StoredSession }[] = [];
    for (const key of await this.state.membersOf(sessionsOf(account.id))) {
      const text = await this.state.get(key);
      if (text === undefined) await this.state.leave(sessionsOf(account.id), key);
      else found.push({ key, stored: JSON.parse(text) as StoredSession });
    }
    return found;
  }

  /** Changes whenever the member's credentials change. */
  private async credentialsOf({ id, configured, credentials }: AccountMember): Promise<string> {
    return configured ? this.credentials.fingerprint() : `${id}.${credentials}`;
  }
}
