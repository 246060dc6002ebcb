import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 16;

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([size, content, sum]);
}

/** A picture that is not in the store yet: a small PNG of noise. */
export function newPicture(): Blob {
  const head = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 0, 0, 0, 0]);
  const rows = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.alloc(1), randomBytes(SIDE)]));
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))];
  return new Blob([new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]))], { type: 'image/png' });
}
