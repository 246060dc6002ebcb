import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The keys derived from SECOND_FACTOR_KEY, one per purpose. */
export class SecondFactorKeys {
  private readonly encryptionKey: Buffer;
  private readonly macKey: Buffer;

  constructor(secret: string) {
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    // Stored secrets depend on these labels: other labels derive other keys.
    this.encryptionKey = derive('seal');
    this.macKey = derive('mark');
  }

  /** `of`: the owner of the text, which decrypts for nobody else. */
  encrypt(text: string, of: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.encryptionKey, iv).setAAD(Buffer.from(of));
    return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  decrypt(encrypted: string, of: string): string {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.encryptionKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(of))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString();
  }

  /** Cannot be forged without the key. */
  mac(text: string): Buffer {
    return createHmac('sha256', this.macKey).update(text).digest();
  }
}
