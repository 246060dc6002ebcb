import { expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.js';
import { Picture, type PictureProps, pictureToPreload } from './picture.js';

const ID = '0123456789abcdef0123456789abcdef';
const SIZES = '(min-width: 43.75em) 46vw, 100vw';

/** A stored picture's URL and its available widths. */
const stored = (width: number, height: number) => `/media/${ID}-${width}x${height}/${Math.min(width, 1600)}.webp`;
const widths = (set: string | null | undefined) => set?.split(', ').map((entry) => entry.split(' '));

function show(props: Partial<PictureProps> = {}) {
  const { container } = render(<Picture address={stored(2400, 1600)} alt="A car" sizes={SIZES} {...props} />);
  expect(container.querySelector('source')).toBeNull();
  return container.querySelector('img') as HTMLImageElement;
}

it('offers every stored width as WebP, the only format', () => {
  const image = show();
  const files = [480, 800, 1200, 1600].map((width) => [`/media/${ID}-2400x1600/${width}.webp`, `${width}w`]);
  expect([image.sizes, widths(image.srcset)]).toEqual([SIZES, files]);
  expect([image.alt, image.getAttribute('src')]).toEqual(['A car', stored(2400, 1600)]);
});

it('offers no width beyond the picture’s own, and reserves its aspect ratio', () => {
  const image = show({ address: stored(900, 601) });
  expect(widths(image.srcset)?.map(([, width]) => width)).toEqual(['480w', '800w', '900w']);
  expect([image.width, image.height]).toEqual([900, 601]);
  const large = show();
  expect([large.width, large.height]).toEqual([1600, 1067]);
});

const timing = (image: HTMLImageElement) => ['loading', 'fetchpriority', 'decoding'].map((name) => image.getAttribute(name));

it('loads eagerly with priority if it is the page’s first, else lazily', () => {
  expect(timing(show({ first: true }))).toEqual(['eager', 'high', 'sync']);
  expect(timing(show())).toEqual(['lazy', 'auto', 'async']);
});

it('uses an external picture as it is', () => {
  const image = show({ address: 'https://cars.example/a.jpg', first: true });
  expect([image.getAttribute('srcset'), image.src]).toEqual([null, 'https://cars.example/a.jpg']);
  expect(timing(image)).toEqual(['eager', 'high', 'sync']);
  expect(pictureToPreload('https://cars.example/a.jpg', SIZES)).toBeUndefined();
});

const texts = () => document.body.textContent;

it('shows the placeholder instead of a picture that cannot be loaded, until its address changes', () => {
  const picture = (address: string) => <Picture address={address} alt="A car" sizes={SIZES} />;
  const { container, rerender } = renderWithProviders(picture(stored(900, 600)), { namespace: 'example', texts: {} });
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect([texts(), container.querySelector('img')]).toEqual(['No images available', null]);
  rerender(picture(stored(1200, 800)));
  expect([texts(), container.querySelector('img')?.width]).toEqual(['', 1200]);
});

it.each([
  ['that failed before hydration', 0, 'No images available'],
  ['that was loaded before hydration', 900, ''],
])('recognises a picture %s', (_, width, text) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  renderWithProviders(<Picture address={stored(900, 600)} alt="A car" sizes={SIZES} />, { namespace: 'example', texts: {} });
  expect(texts()).toBe(text);
  jest.restoreAllMocks();
});

it('shows nothing instead of a picture that only adds to another', () => {
  fireEvent.error(show({ fallback: null }));
  expect(texts()).toBe('');
});

it('shows a picture whose address names an AVIF file of an earlier release', () => {
  const image = show({ address: stored(900, 600).replace('.webp', '.avif') });
  expect(image.srcset).toBe(show({ address: stored(900, 600) }).srcset);
});

it('preloads exactly the files it will request', () => {
  const { srcset, sizes } = show();
  expect(pictureToPreload(stored(2400, 1600), SIZES)).toEqual({ srcSet: srcset, sizes, type: 'image/webp' });
});
