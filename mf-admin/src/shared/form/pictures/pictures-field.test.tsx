import { Toaster } from '@dealership/ui-kit';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../../../locales/dashboard/en.json';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { FakeUploads } from '../../../testing/fake-uploads.js';
import { PicturesField } from './pictures-field.js';

const uploads = new FakeUploads();
let kept: string[];

function Page({ first = ['/media/a'] }: { first?: string[] }) {
  const [value, setValue] = useState(first);
  kept = value;
  return (
    <>
      <PicturesField value={value} onChange={setValue} />
      <Toaster />
    </>
  );
}

beforeEach(() => {
  uploads.start();
  clearToasts();
});
afterEach(() => uploads.stop());

const open = () => renderWithProviders(<Page />, { namespace: 'dashboard', texts: en });
const image = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Upload pictures', { selector: 'input' }), files);

it('uploads files unchanged with progress, and adds the pictures in order of selection', async () => {
  open();
  await choose(image('front.png'), image('side.png'));
  const [front, side] = uploads.sent;
  expect(front).toMatchObject({ method: 'POST', path: '/api/media', type: 'image/png' });
  act(() => front?.progress(1, 2));
  expect(screen.getByRole('progressbar', { name: 'front.png is being uploaded' }).getAttribute('aria-valuenow')).toBe('50');
  await act(async () => side?.answer(201, { url: '/media/side', width: 3, height: 2 }));
  expect(kept).toEqual(['/media/a']);
  await act(async () => front?.answer(201, { url: '/media/front', width: 3, height: 2 }));
  await waitFor(() => expect(kept).toEqual(['/media/a', '/media/front', '/media/side']));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('names the refused file with the reason, and keeps the others', async () => {
  open();
  await choose(image('broken.png'));
  await act(async () => uploads.sent[0]?.answer(400, { code: 'PICTURE_NOT_ACCEPTED', message: 'No', statusCode: 400 }));
  expect(await screen.findByText('broken.png could not be uploaded')).toBeTruthy();
  expect(screen.getByText('This file is damaged or not a JPEG, PNG, GIF, WebP or AVIF picture.')).toBeTruthy();
  expect(kept).toEqual(['/media/a']);
});

it('does not wait for a refused file', async () => {
  open();
  await choose(image('broken.png'), image('side.png'));
  const [broken, side] = uploads.sent;
  await act(async () => side?.answer(201, { url: '/media/side', width: 3, height: 2 }));
  await act(async () => broken?.answer(400, { code: 'PICTURE_NOT_ACCEPTED', message: 'No', statusCode: 400 }));
  await waitFor(() => expect(kept).toEqual(['/media/a', '/media/side']));
});

it('reports a file that is not a picture', async () => {
  open();
  await choose(image('notes.png'));
  await act(async () => uploads.sent[0]?.answer(415, { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'No', statusCode: 415 }));
  await screen.findByText('This is not a picture. Please choose a JPEG, PNG, GIF, WebP or AVIF file.');
});

it('cancels uploads when the form is left', async () => {
  const { unmount } = open();
  await choose(image('front.png'));
  unmount();
  expect(uploads.sent[0]?.isAborted).toBe(true);
});

it('marks pictures that are too small to look sharp', () => {
  const stored = (sign: string, width: number, height: number) => `/media/${sign.repeat(32)}-${width}x${height}/${width}.webp`;
  const first = [stored('a', 300, 200), stored('b', 1200, 800), stored('c', 800, 1199), '/media/a'];
  renderWithProviders(<Page first={first} />, { namespace: 'dashboard', texts: en });
  const marked = screen.getAllByRole('listitem').map((item) => item.textContent?.includes('Small: will look soft'));
  expect(marked).toEqual([true, false, true, false]);
});
