import type { Language } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import texts from '../../../../locales/en.json';
import { Turntable } from './turntable.js';

const FRAMES = ['/0.webp', '/1.webp', '/2.webp', '/3.webp', '/4.webp'];

/** The frames being decoded, in order, each with what ends it. */
let decoding: { src: string; done: () => void }[];

beforeEach(() => {
  decoding = [];
  HTMLImageElement.prototype.decode = function decode(this: HTMLImageElement) {
    const { promise, resolve } = Promise.withResolvers<void>();
    decoding.push({ src: this.getAttribute('src') ?? '', done: resolve });
    return promise;
  };
});

afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const shown = () => document.querySelector('[data-shown] img')?.getAttribute('src');
const finish = (src: string) => act(async () => decoding.findLast((one) => one.src === src)?.done());
const turn = (to: number) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(to) } });

function show(language: Language = 'en') {
  renderWithProviders(<Turntable frames={FRAMES} name="Marchmont" onClose={() => undefined} />, {
    namespace: 'catalog',
    texts,
    language,
  });
}

it('keeps a frame until the next one is decoded', async () => {
  show();
  await finish('/0.webp');
  turn(2);
  expect(shown()).toBe('/0.webp');
  await finish('/2.webp');
  expect(shown()).toBe('/2.webp');
});

it('does not return to an earlier frame that is decoded late', async () => {
  show();
  await finish('/0.webp');
  turn(2);
  turn(3);
  await finish('/3.webp');
  await finish('/2.webp');
  expect(shown()).toBe('/3.webp');
});

it('decodes the other frames in advance, nearest first', async () => {
  show();
  for (const src of ['/0.webp', '/1.webp', '/4.webp', '/2.webp']) await finish(src);
  expect(decoding.map(({ src }) => src)).toEqual(['/0.webp', '/1.webp', '/4.webp', '/2.webp', '/3.webp']);
  expect(document.querySelectorAll('img[loading="lazy"]')).toHaveLength(0);
});

it.each(['en', 'ar'] as const)('turns on by arrow keys without an end, the same way in %s', (language) => {
  show(language);
  const slider = screen.getByRole<HTMLInputElement>('slider');
  const press = (key: string) => {
    fireEvent.keyDown(slider, { key });
    return slider.valueAsNumber;
  };
  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map(press)).toEqual([1, 2, 1, 0, 4]);
  expect(['ArrowUp', 'ArrowDown'].map(press)).toEqual([0, 4]);
});
