import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c9a566' } });

/** A picture file of one colour. */
export const aPicture = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' = 'png', width = 600, height = 400): Promise<Buffer> =>
  drawing(width, height).toFormat(format).toBuffer();

/** Words in a picture's metadata that no stored file may contain. */
const PHOTOGRAPHER = 'Somebody';

/** A photograph whose metadata names its author and place. */
export const aPhotograph = (): Promise<Buffer> =>
  drawing(640, 400)
    .withExif({ IFD0: { Copyright: PHOTOGRAPHER }, IFD3: { GPSLatitude: '25/1 24/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const SCRIPT = '<script>alert(1)</script>';

/** A polyglot: a picture that is also an HTML page. */
export const aPolyglot = async (): Promise<Buffer> => Buffer.concat([await aPicture('png', 610), Buffer.from(SCRIPT)]);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

/** A black 1-bit square: a file of a few kilobytes with any number of pixels. */
function aBlackSquare(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const truncated = async (): Promise<Buffer> => {
  const spot = await aPicture('png', 300, 300);
  const bytes = await drawing(900, 900)
    .composite([{ input: spot }])
    .jpeg()
    .toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Invalid uploads, each with its claimed type and error code. */
export const REFUSED_PICTURES: [what: string, type: string, bytes: () => Buffer | Promise<Buffer>, code: string][] = [
  [
    'a drawing with a script',
    'image/svg+xml',
    () => latin(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'PICTURE_NOT_ACCEPTED',
  ],
  ['a drawing that says to be a PNG', 'image/png', () => latin('<svg onload="alert(1)" />'), 'PICTURE_NOT_ACCEPTED'],
  ['a page', 'image/png', () => latin(`<!doctype html>${SCRIPT}`), 'PICTURE_NOT_ACCEPTED'],
  ['a script that begins like a GIF', 'image/gif', () => latin('GIF89a/*\x01\x00*/=1;alert(1)'), 'PICTURE_NOT_ACCEPTED'],
  ['a page behind the signature of a JPEG', 'image/jpeg', () => latin(`\xff\xd8\xff\xe0${SCRIPT}`), 'PICTURE_NOT_ACCEPTED'],
  ['something behind the signature of a PNG', 'image/png', () => latin('\x89PNG\r\n\x1a\nnothing of it'), 'PICTURE_NOT_ACCEPTED'],
  ['a document', 'image/jpeg', () => latin('%PDF-1.7\n'), 'PICTURE_NOT_ACCEPTED'],
  ['nothing', 'image/png', () => Buffer.alloc(0), 'PICTURE_NOT_ACCEPTED'],
  ['a picture whose end is missing', 'image/jpeg', truncated, 'PICTURE_NOT_ACCEPTED'],
  ['few bytes of 20,000 × 20,000 pixels', 'image/png', () => aBlackSquare(20_000), 'PICTURE_TOO_LARGE'],
];

/** Metadata of a stored file. */
export async function metadataOf(bytes: Buffer): Promise<{ exif: boolean; words: boolean }> {
  const { exif } = await sharp(bytes).metadata();
  return { exif: exif !== undefined, words: bytes.includes(PHOTOGRAPHER) || bytes.includes('script') };
}
