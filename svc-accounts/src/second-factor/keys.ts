import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is made of SECOND_FACTOR_KEY: a key for each purpose. */
export class SecondFactorKeys {
  private readonly sealing: Buffer;
  private readonly marking: Buffer;

  constructor(secret: string) {
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    this.sealing = derive('seal');
    this.marking = derive('mark');
  }

  /** `of`: whose it is; opened for somebody else it is nothing. */
  seal(text: string, of: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealing, iv).setAAD(Buffer.from(of));
    return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  open(sealed: string, of: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.sealing, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(of))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString();
  }

  /** Nobody without the key can make or guess it. */
  mark(text: string): Buffer {
    return createHmac('sha256', this.marking).update(text).digest();
  }
}
