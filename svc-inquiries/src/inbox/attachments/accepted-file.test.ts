import { MAX_ATTACHMENT_BYTES } from '@dealership/contracts';
import { aPicture } from '@dealership/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { acceptedFile } from './accepted-file.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
/** The first box of a picture from a phone. */
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

const codeOf = (name: string, bytes: Buffer) =>
  acceptedFile({ name, bytes }).then(
    ({ type }) => type,
    ({ code, options }) => [code, options?.errors?.[0]?.path].filter(Boolean).join(' '),
  );

describe('an attachment', () => {
  it('gets its type from its content, whatever its name', async () => {
    expect(await codeOf('photo.jpg', PDF)).toBe('application/pdf');
    expect(await codeOf('x', await aPicture('jpeg'))).toBe('image/jpeg');
    expect(await codeOf('x', await aPicture('png'))).toBe('image/png');
    expect(await codeOf('x', await aPicture('webp'))).toBe('image/webp');
    expect(await codeOf('x', HEIC)).toBe('image/heic');
    expect(await codeOf('x', Buffer.from('Chassis\tnumber: ٧\n'))).toBe('text/plain');
  });

  it.each([
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['an archive', Buffer.from('PK\x03\x04\x14\0\0\0\0\0zip', 'latin1')],
    ['a text with control signs', Buffer.from('a\x1b[2Jb')],
    ['bytes of nothing', Buffer.from([0xff, 0xfe, 0xfd, 0x00])],
    ['nothing', Buffer.alloc(0)],
  ])('is rejected if it is %s', async (_, bytes) => {
    expect(await codeOf('offer.pdf', bytes)).toContain('ATTACHMENT_NOT_ACCEPTED');
  });

  it('is rejected if it is animated or too large', async () => {
    expect(await codeOf('x.gif', await aPicture('gif'))).toContain('ATTACHMENT_NOT_ACCEPTED');
    expect(await codeOf('x.txt', Buffer.alloc(MAX_ATTACHMENT_BYTES + 1, 'a'))).toContain('ATTACHMENT_TOO_LARGE');
  });
});

it.each([
  ['Offer.PDF', 'Offer.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\عرض السعر.pdf', 'عرض السعر.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['page.html', 'page.html.pdf'],
  ['a\r\nSet-Cookie: x".pdf', 'a Set-Cookie x.pdf'],
  ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', 'file.pdf'],
  [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(110)}.pdf`],
])('renames %j to %s', async (given, expected) => {
  expect((await acceptedFile({ name: given, bytes: PDF })).name).toBe(expected);
});
