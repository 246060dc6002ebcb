import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { FilePicture, type FilePictureProps } from './file-picture.js';

const wide = { src: '/wide.webp', avif: '/wide-800.avif 800w, /wide-1600.avif 1600w', width: 1600, height: 900 };
const stored = { src: '/stored.webp', srcSet: '/stored-480.webp 480w, /stored-900.webp 900w', width: 900, height: 600 };
const tall = { src: '/tall.webp', avif: '/tall-480.avif 480w', width: 900, height: 1600 };

function show(props: Partial<FilePictureProps> = {}) {
  const { container } = render(<FilePicture file={wide} alt="A car" sizes="92vw" {...props} />);
  const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));
  return {
    sources: [...container.querySelectorAll('source')].map((source) => attributes(source, 'media', 'type', 'srcset', 'sizes')),
    image: attributes(container.querySelector('img') as Element, 'src', 'alt', 'width', 'height'),
    set: attributes(container.querySelector('img') as Element, 'srcset', 'sizes'),
    timing: attributes(container.querySelector('img') as Element, 'loading', 'fetchpriority', 'decoding'),
  };
}

it('offers AVIF files for its displayed width, and itself to browsers without AVIF', () => {
  const { sources, image, set } = show();
  expect(sources).toEqual([[null, 'image/avif', wide.avif, '92vw']]);
  expect(image).toEqual(['/wide.webp', 'A car', '1600', '900']);
  expect(set).toEqual([null, null]);
});

it('is one image with its own widths if it has no AVIF files', () => {
  const { sources, image, set } = show({ file: stored });
  expect([sources, image]).toEqual([[], ['/stored.webp', 'A car', '900', '600']]);
  expect(set).toEqual([stored.srcSet, '92vw']);
});

it('is another picture in windows that match a media query', () => {
  const media = '(max-width: 47.99em)';
  expect(show({ instead: { media, file: tall } }).sources).toEqual([
    [media, 'image/avif', tall.avif, '92vw'],
    [media, null, '/tall.webp 900w', '92vw'],
    [null, 'image/avif', wide.avif, '92vw'],
  ]);
});

it('loads eagerly with priority if it is the page’s first, else lazily', () => {
  expect(show({ first: true }).timing).toEqual(['eager', 'high', 'sync']);
  expect(show().timing).toEqual(['lazy', 'auto', 'async']);
});
