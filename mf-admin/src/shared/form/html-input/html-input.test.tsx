import type { StaffBlogPost } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../../testing/admin-site.js';
import { field, press, save } from '../../../testing/controls.js';
import { openAdmin } from '../../../testing/open-admin.js';

// The editor scrolls to the caret, and jsdom has no layout.
const PLACE = { top: 0, bottom: 0, left: 0, right: 0 };
Object.assign(Range.prototype, { getClientRects: () => [PLACE], getBoundingClientRect: () => PLACE });

const site = adminSite();

const POST = {
  id: 1,
  title: 'Guide',
  slug: 'guide',
  excerpt: 'Short',
  content: 'A <b>big</b> car.\nNew.\n\n<h3>Costs</h3>',
  imageUrl: null,
  imageAlt: null,
  translations: {},
  outdated: {},
  category: 'Tips',
  author: 'Rana',
  readTime: 4,
  tags: [],
  seoTitle: null,
  seoDescription: null,
  published: true,
  featured: false,
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} satisfies StaffBlogPost;

beforeEach(() => localStorage.clear());

async function openPost(content = POST.content): Promise<HTMLElement> {
  const post = { ...POST, content };
  site.on('GET /api/staff/blog-posts', { body: [post] });
  site.on('PUT /api/blog-posts/1', { body: post });
  openAdmin('?tab=blog');
  await press('Edit Guide');
  return screen.findByRole('textbox', { name: 'Content' });
}

const show = (view: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: 'View of Content' })).getByRole('radio', { name: view }));

it('shows the content as text, and saves it as it was', async () => {
  const content = await openPost();
  expect(content.innerHTML).toBe('<p>A <b>big</b> car.<br>New.</p><h3>Costs</h3>');
  expect(content.getAttribute('dir')).toBe('auto');
  await userEvent.type(field('Title'), 's');
  save();
  expect(await screen.findByText('Blog post updated successfully')).toBeTruthy();
  expect(site.calls('PUT', '/api/blog-posts/1')[0]?.body).toMatchObject({ title: 'Guides', content: POST.content });
});

it('formats with buttons that show the format at the caret, and gives the original back after undoing', async () => {
  const content = await openPost();
  const toolbar = within(screen.getAllByRole('toolbar', { name: 'Formatting' })[0] as HTMLElement);
  const heading = () => toolbar.getByRole('button', { name: 'Heading' });
  expect(heading().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heading());
  expect(heading().getAttribute('aria-pressed')).toBe('true');
  expect(content.querySelector('h2')?.textContent).toBe('A big car.New.');
  await userEvent.click(toolbar.getByRole('button', { name: 'Undo (Ctrl+Z)' }));
  await show('HTML');
  expect(field('Content').value).toBe(POST.content);
});

it('shows the same content as HTML, and remembers the view', async () => {
  await openPost();
  await show('HTML');
  await userEvent.type(field('Content'), '\n\n<b>New</b>');
  await show('Text');
  const content = await screen.findByRole('textbox', { name: 'Content' });
  expect(content.lastElementChild?.outerHTML).toBe('<p><b>New</b></p>');
  await show('HTML');
  expect(localStorage.getItem('content-view')).toBe('html');
});

it('stays in the HTML view, and says why, if the content has something that the editor does not know', async () => {
  const content = await openPost('<table><tbody><tr><td>1</td></tr></tbody></table>');
  expect(content.tagName).toBe('TEXTAREA');
  expect(screen.getByText('Shown as HTML, because the text view cannot keep these elements:').textContent).toContain('<table>');
  await userEvent.clear(content);
  await userEvent.type(content, 'Plain');
  await show('Text');
  expect((await screen.findByRole('textbox', { name: 'Content' })).innerHTML).toBe('<p>Plain</p>');
});

it('connects the error of a missing content with the editor', async () => {
  site.on('GET /api/staff/blog-posts', { body: [] });
  openAdmin('?tab=blog');
  await press('Add blog post');
  const content = await screen.findByRole('textbox', { name: 'Content' });
  save();
  const error = await screen.findByText('Please enter the content');
  expect(content.getAttribute('aria-invalid')).toBe('true');
  const described = content.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.some((id) => document.getElementById(id)?.contains(error))).toBe(true);
});
