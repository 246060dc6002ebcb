import { generateKeyPairSync, sign } from 'node:crypto';

const length = (size: number): number[] => (size < 128 ? [size] : [0x82, size >> 8, size & 0xff]);
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...length(content.length)]), content]);
};
const text = (tag: number, value: string) => der(tag, Buffer.from(value));

const [INTEGER, BIT_STRING, OID, UTF8, UTC_TIME, SEQUENCE, SET] = [0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31];
const ED25519 = der(SEQUENCE, der(OID, Buffer.from([0x2b, 0x65, 0x70])));
const COMMON_NAME = der(OID, Buffer.from([0x55, 0x04, 0x03]));

const utc = (moment: Date): string => `${moment.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`;

/** A self-signed certificate valid for a day (RFC 5280), and its key, both in PEM. */
export function selfSignedCertificate(host: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, text(UTF8, host))));
  const days = [-1, 1].map((ahead) => text(UTC_TIME, utc(new Date(Date.now() + ahead * 86_400_000))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const signed = der(SEQUENCE, der(INTEGER, Buffer.from([1])), ED25519, name, der(SEQUENCE, ...days), name, spki);
  const signature = der(BIT_STRING, Buffer.from([0]), sign(null, signed, privateKey));
  const base64 = der(SEQUENCE, signed, ED25519, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
