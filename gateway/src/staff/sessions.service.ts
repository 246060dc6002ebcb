import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Clock } from '../state/clock.js';
import { STATE_STORE, type StateStore } from '../state/state-store.js';
import { CredentialsService } from './credentials.service.js';

const SECRET_BYTES = 32;

interface Stored {
  id: string;
  endsAt: number;
  credentials: string;
}

export interface Session {
  /** Its name in tokens and audit rows; it opens nothing. */
  id: string;
  expiresAt: Date;
}

// Who reads the store cannot sign in with what it holds.
const keyOf = (secret: string): string => `session:${createHash('sha256').update(secret).digest('base64url')}`;

/** The sessions of staff. The browser holds a random secret, the store its hash. */
@Injectable()
export class SessionsService {
  private readonly idle: number;
  private readonly life: number;

  constructor(
    @Inject(STATE_STORE) private readonly state: StateStore,
    private readonly credentials: CredentialsService,
    private readonly clock: Clock,
    @Inject(GATEWAY_ENV) { STAFF_SESSION_IDLE, STAFF_SESSION_LIFE }: GatewayEnv,
  ) {
    this.idle = STAFF_SESSION_IDLE * 1000;
    this.life = STAFF_SESSION_LIFE * 1000;
  }

  /** Begins a session. Returns its secret. */
  async open(): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const endsAt = this.clock.now() + this.life;
    const stored: Stored = { id: randomUUID(), endsAt, credentials: await this.credentials.fingerprint() };
    await this.state.put(keyOf(secret), JSON.stringify(stored), this.idle);
    return secret;
  }

  /** The live session of that secret. Asking counts as use unless a page asks by itself. */
  async find(secret: string | undefined, inBackground = false): Promise<Session | undefined> {
    if (!secret) return undefined;
    const text = await this.state.use(keyOf(secret), inBackground ? undefined : this.idle);
    if (text === undefined) return undefined;
    const { id, endsAt, credentials } = JSON.parse(text) as Stored;
    const now = this.clock.now();
    if (now < endsAt && credentials === (await this.credentials.fingerprint()))
      return { id, expiresAt: new Date(Math.min(now + this.idle, endsAt)) };
    await this.end(secret);
    return undefined;
  }

  async end(secret: string | undefined): Promise<void> {
    if (secret) await this.state.drop(keyOf(secret));
  }
}
