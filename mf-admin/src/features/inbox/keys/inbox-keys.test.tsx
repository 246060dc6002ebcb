import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field } from '../../../testing/controls.js';
import { inboxRow, inboxSite } from '../../../testing/inbox-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';

inboxSite();

describe('shortcuts', () => {
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('j and k move through the rows, n opens the next unanswered one, ? shows help', async () => {
    openAdmin('?tab=inbox');
    await inboxRow('Sara Marri 1');
    type('j');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    type('j');
    type('j');
    expect(document.activeElement?.textContent).toBe('Sara Marri 2');
    type('k');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    type('?');
    expect(await screen.findByText('Open the next unanswered request')).toBeTruthy();
    type('n');
    await waitFor(() => expect(addressBar()).toContain('request=contact-1'));
    await screen.findByText('Any coupé?');
    type('n');
    await waitFor(() => expect(addressBar()).toContain('request=contact-2'));
  });

  it('work by position on an Arabic or kana layout', async () => {
    openAdmin('?tab=inbox');
    await inboxRow('Sara Marri 1');
    const place = (key: string, code: string, more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...more });
    place('ت', 'KeyJ');
    place('Process', 'KeyJ');
    expect(document.activeElement?.textContent).toBe('Sara Marri 2');
    place('の', 'KeyK');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    // On other Latin layouts, the typed character counts, not the key's position.
    place('c', 'KeyJ');
    expect(document.activeElement?.textContent).toBe('Sara Marri 1');
    place('ظ', 'Slash');
    expect(document.activeElement).toBe(field('Number, name, email, phone or text'));
    act(() => (document.activeElement as HTMLElement).blur());
    place('؟', 'Slash', { shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('are ignored while typing', async () => {
    openAdmin('?tab=inbox');
    await inboxRow('Sara Marri 1');
    const search = screen.getByRole('searchbox');
    await userEvent.click(search);
    type('n');
    type('j');
    expect(document.activeElement).toBe(search);
    expect(addressBar()).toBe('/admin?tab=inbox');
  });
});
