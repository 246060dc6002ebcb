import { renderPart } from '@dealership/ui-kit/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { Gallery } from './gallery.js';

beforeAll(() => {
  // What a track does when it is told to scroll is the browser's business.
  HTMLElement.prototype.scrollTo = () => undefined;
});

const show = (images: string[]) => renderPart(<Gallery images={images} name="Marchmont" />, { namespace: 'catalog', texts });
const counter = () => screen.getByRole('status').textContent;

it('says that there are no pictures', () => {
  expect(show([]).container.textContent).toBe('No images available');
});

it('counts, and goes round with its arrows and the arrow keys', () => {
  show(['/a.webp', '/b.webp', '/c.webp']);
  expect(counter()).toBe('1 / 3');
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(counter()).toBe('3 / 3');
  fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowRight' });
  expect(counter()).toBe('1 / 3');
});

it('needs no arrows for one picture', () => {
  show(['/a.webp']);
  expect(counter()).toBe('1 / 1');
  expect(screen.queryByRole('button')).toBeNull();
});
