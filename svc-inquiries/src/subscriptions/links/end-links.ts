import { createHmac, timingSafeEqual } from 'node:crypto';

export type SubscriptionKind = 'newsletter' | 'search-alert';

interface Subscription {
  id: number;
  emailKey: string;
}

const TOKEN = /^(\d{1,9})-([\w-]{43})$/;

/** Tokens of the links that end a subscription. They are signed instead of stored, and never expire. */
export class EndLinks {
  /** @param key at least 32 characters, the same in all processes */
  constructor(private readonly key: string) {}

  tokenOf(kind: SubscriptionKind, subscription: Subscription): string {
    return `${subscription.id}-${this.signature(kind, subscription)}`;
  }

  /** The id of the subscription that a token ends; undefined if we did not issue the token. */
  async find(
    kind: SubscriptionKind,
    token: string,
    read: (id: number) => Promise<Subscription | null>,
  ): Promise<number | undefined> {
    const [, id, signed = ''] = TOKEN.exec(token) ?? [];
    const subscription = id && (await read(Number(id)));
    if (!subscription) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(this.signature(kind, subscription)));
    return isOurs ? subscription.id : undefined;
  }

  // With the address, because a restored database reuses ids.
  private signature(kind: SubscriptionKind, { id, emailKey }: Subscription): string {
    return createHmac('sha256', this.key).update(`end ${kind} ${id} ${emailKey}`).digest('base64url');
  }
}
