import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture, type PictureProps, pictureToPreload } from './picture.js';

const ID = '0123456789abcdef0123456789abcdef';
const SIZES = '(min-width: 700px) 46vw, 100vw';

/** A stored picture's URL and its available widths. */
const stored = (width: number, height: number) => `/media/${ID}-${width}x${height}/${Math.min(width, 1600)}.webp`;
const widths = (set: string | null | undefined) => set?.split(', ').map((entry) => entry.split(' '));

function show(props: Partial<PictureProps> = {}) {
  const { container } = render(<Picture address={stored(2400, 1600)} alt="A car" sizes={SIZES} {...props} />);
  return { source: container.querySelector('source'), image: container.querySelector('img') as HTMLImageElement };
}

it('offers every stored width as AVIF, and as WebP to browsers without it', () => {
  const { source, image } = show();
  const files = (format: string) =>
    [480, 800, 1200, 1600].map((width) => [`/media/${ID}-2400x1600/${width}.${format}`, `${width}w`]);
  expect([source?.type, source?.sizes, widths(source?.srcset)]).toEqual(['image/avif', SIZES, files('avif')]);
  expect([image.sizes, widths(image.srcset)]).toEqual([SIZES, files('webp')]);
  expect([image.alt, image.getAttribute('src')]).toEqual(['A car', stored(2400, 1600)]);
});

it('offers no width beyond the picture’s own, and reserves its aspect ratio', () => {
  const { source, image } = show({ address: stored(900, 601) });
  expect(widths(source?.srcset)?.map(([, width]) => width)).toEqual(['480w', '800w', '900w']);
  expect([image.width, image.height]).toEqual([900, 601]);
  const large = show().image;
  expect([large.width, large.height]).toEqual([1600, 1067]);
});

const timing = (image: HTMLImageElement) => ['loading', 'fetchpriority', 'decoding'].map((name) => image.getAttribute(name));

it('loads eagerly with priority if it is the page’s first, else lazily', () => {
  expect(timing(show({ first: true }).image)).toEqual(['eager', 'high', 'sync']);
  expect(timing(show().image)).toEqual(['lazy', 'auto', 'async']);
});

it('uses an external picture as it is', () => {
  const { source, image } = show({ address: 'https://cars.example/a.jpg', first: true });
  expect([source, image.getAttribute('srcset'), image.src]).toEqual([null, null, 'https://cars.example/a.jpg']);
  expect(timing(image)).toEqual(['eager', 'high', 'sync']);
  expect(pictureToPreload('https://cars.example/a.jpg', SIZES)).toBeUndefined();
});

it('preloads exactly the files it will request', () => {
  const { source } = show();
  expect(pictureToPreload(stored(2400, 1600), SIZES)).toEqual({
    srcSet: source?.srcset,
    sizes: source?.sizes,
    type: source?.type,
  });
});
