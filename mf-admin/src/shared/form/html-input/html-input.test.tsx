import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../../testing/admin-site.js';
import { field, press } from '../../../testing/controls.js';
import { openAdmin } from '../../../testing/open-admin.js';

const site = adminSite();

it('formats the selection by button and by key, as part of the form', async () => {
  openAdmin('?tab=blog');
  await press('Add blog post');
  await screen.findByLabelText('Content');
  const content = field('Content') as unknown as HTMLTextAreaElement;
  const format = (name: string) =>
    userEvent.click(
      within(screen.getAllByRole('toolbar', { name: 'Formatting' })[0] as HTMLElement).getByRole('button', { name }),
    );
  await userEvent.type(content, 'A big car');
  content.setSelectionRange(2, 5);
  await format('Bold (Ctrl+B)');
  content.setSelectionRange(0, 1);
  await userEvent.keyboard('{Control>}i{/Control}');
  expect(content.value).toBe('<em>A</em> <strong>big</strong> car');
  await format('Heading');
  expect(content.value).toBe('<h2><em>A</em> <strong>big</strong> car</h2>');
  expect(site.calls('POST', '/api/blog-posts')).toEqual([]);
});
