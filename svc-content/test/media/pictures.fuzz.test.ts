import { aPhotograph, aPicture, aPolyglot, fuzz } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Content, startContent } from '../support/content.js';

let content: Content;
let originals: Buffer[];
beforeAll(async () => {
  content = await startContent();
  const formats = (['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map((format) => aPicture(format, 40, 30));
  originals = await Promise.all([...formats, aPhotograph(), aPolyglot()]);
});
afterAll(() => content.stop());

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A corruption: bytes overwritten, removed or inserted, or the end cut off. */
const damage = fc.record({
  how: fc.constantFrom('overwrite', 'cut', 'insert', 'truncate'),
  // Headers contain the picture's size, so most corruptions affect them.
  at: fc.oneof({ weight: 3, arbitrary: share.map((place) => place / 20) }, share),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
});

function damaged(picture: Buffer, strokes: { how: string; at: number; bytes: Uint8Array }[]): Buffer {
  return strokes.reduce<Buffer>((before, { how, at, bytes }) => {
    const place = Math.floor(at * before.length);
    const [head, tail] = [before.subarray(0, place), before.subarray(place)];
    if (how === 'truncate') return Buffer.from(head);
    if (how === 'insert') return Buffer.concat([head, bytes, tail]);
    return Buffer.concat(how === 'cut' ? [head, tail.subarray(bytes.length)] : [head, bytes, tail.subarray(bytes.length)]);
  }, picture);
}

it('a damaged picture is re-encoded or refused, and the next valid one is accepted', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(damage, { minLength: 1, maxLength: 4 }), async (which, strokes) => {
      const bytes = damaged(originals[which % originals.length] ?? Buffer.alloc(0), strokes);
      const { status, body } = await content.asStaff('post', '/api/media').set('content-type', 'image/jpeg').send(bytes);
      if (status === 201) expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}-\d+x\d+\/\d+\.webp$/);
      else
        expect([status, body.code]).toEqual(body.code === 'PICTURE_TOO_LARGE' ? [413, body.code] : [400, 'PICTURE_NOT_ACCEPTED']);
    }),
    fuzz(40),
  ));
