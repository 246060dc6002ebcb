import { renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { Gallery } from './gallery.js';

beforeAll(() => {
  // jsdom implements neither scrolling nor decoding.
  HTMLElement.prototype.scrollTo = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

const show = (images: string[]) =>
  renderWithProviders(<Gallery images={images} name="Marchmont" />, { namespace: 'catalog', texts });
const counter = () => screen.getByRole('status').textContent;

it('says when there are no pictures', () => {
  expect(show([]).container.textContent).toBe('No images available');
});

it('counts, and wraps around by arrows and arrow keys', () => {
  show(['/a.webp', '/b.webp', '/c.webp']);
  expect(counter()).toBe('1 / 3');
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(counter()).toBe('3 / 3');
  fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowRight' });
  expect(counter()).toBe('1 / 3');
});

it.each([
  ['pickup', true],
  ['coupe', false],
] as const)('recognises bodies too tall for a wide stage (%s: %s)', (bodyType, tall) => {
  renderWithProviders(<Gallery images={['/a.webp']} name="Kumano" bodyType={bodyType} />, { namespace: 'catalog', texts });
  const track = screen.getByRole('list', { name: 'Pictures' });
  expect(track.hasAttribute('data-tall')).toBe(tall);
});

it('has no arrows for a single picture', () => {
  show(['/a.webp']);
  expect(counter()).toBe('1 / 1');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'See all 1']);
});

it('loads at most three pictures until it is used, then the neighbours of the current one', () => {
  const { container } = show(Array.from({ length: 24 }, (_, at) => `/${at + 1}.webp`));
  const fetched = () => {
    const images = [...container.querySelectorAll('img')].filter((image) => !image.closest('.without-script'));
    return new Set(images.map((image) => image.getAttribute('src'))).size;
  };
  expect(fetched()).toBe(3);
  const slides = () => [...container.querySelectorAll('li:has(> [aria-haspopup]) img')];
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(slides().map((image) => image.getAttribute('src'))).toEqual(['/1.webp', '/2.webp', '/3.webp']);
});

it('shows the number of hidden thumbnails, and shows all on request', () => {
  show(Array.from({ length: 24 }, (_, at) => `/${at + 1}.webp`));
  const small = () => screen.getAllByRole('button', { name: /^Show picture/ });
  expect(small().map(({ textContent }) => textContent)).toEqual(['', '', '', '+21']);
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 4' }));
  expect(counter()).toBe('4 / 24');
  expect(small()).toHaveLength(24);
  expect(screen.queryByText(/^\+/)).toBeNull();
});

it('shows no number if all thumbnails are visible', () => {
  show(['/a.webp', '/b.webp', '/c.webp']);
  expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);
});

it("uses a picture's alternative text, else the vehicle's name and number", () => {
  const alts = { '/a.webp': 'From the front' };
  const gallery = <Gallery images={['/a.webp', '/b.webp']} name="Marchmont" alts={alts} />;
  const { container } = renderWithProviders(gallery, { namespace: 'catalog', texts });
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  const shown = [...container.querySelectorAll('li:has(> [aria-haspopup]) img')];
  expect(shown.map((image) => image.getAttribute('alt'))).toEqual(['From the front', 'Marchmont, picture 2']);
});

it('offers a turntable if there are pictures for it, without loading them', async () => {
  const spin = ['/0.webp', '/1.webp', '/2.webp', '/3.webp'];
  const { container } = renderWithProviders(<Gallery images={['/a.webp']} name="Marchmont" spin={spin} />, {
    namespace: 'catalog',
    texts,
  });
  expect(container.querySelector('img[src="/1.webp"]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '360° view' }));
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Turn the Marchmont' });
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('90 degrees');
  screen.getByRole('img', { name: 'Marchmont, turned by 90°' });
});

it('puts the focus on the slider that turns the car, and back on the button when it is closed', async () => {
  renderWithProviders(<Gallery images={['/a.webp', '/b.webp']} name="Marchmont" spin={['/0.webp', '/1.webp']} />, {
    namespace: 'catalog',
    texts,
  });
  const button = screen.getByRole('button', { name: '360° view' });
  fireEvent.click(button);
  const slider = await screen.findByRole('slider');
  await waitFor(() => expect(document.activeElement).toBe(slider));
  // The gallery below must not take its keys.
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  await waitFor(() => expect(document.querySelector('[data-shown] img')?.getAttribute('src')).toBe('/1.webp'));
  expect(counter()).toBe('1 / 2');
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(document.activeElement).toBe(button);
});
