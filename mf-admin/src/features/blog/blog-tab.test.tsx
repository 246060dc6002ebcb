import type { StaffBlogPost } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { field, press, pressDelete, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const post = (id: number, more: Partial<StaffBlogPost> = {}): StaffBlogPost => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  excerpt: 'Short',
  content: 'Long',
  imageUrl: null,
  imageAlt: null,
  translations: {},
  outdated: {},
  category: 'Tips',
  author: 'Rana',
  readTime: 4,
  tags: ['auction'],
  seoTitle: null,
  seoDescription: null,
  published: true,
  featured: false,
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-03-04T20:30:00.000Z',
  updatedAt: '2026-03-04T20:30:00.000Z',
  ...more,
});

beforeEach(() => {
  localStorage.setItem('content-view', 'html');
  site.on('GET /api/staff/blog-posts', { body: [post(1), post(2, { published: false, title: 'A draft', slug: 'a-draft' })] });
});

async function write(): Promise<void> {
  openAdmin('?tab=blog');
  await press('Add blog post');
  await screen.findByRole('dialog');
}

it('names what a post lacks on the public site', async () => {
  openAdmin('?tab=blog');
  expect(await screen.findAllByText('Missing: picture, Arabic, Japanese')).toHaveLength(2);
});

describe('a new post', () => {
  it('has the author who writes it, and says whether saving publishes it', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, person: { id: 1, name: 'Mona Saleh' } } });
    await write();
    expect(field('Author').value).toBe('Mona Saleh');
    expect(screen.getByText('Save keeps it as a draft.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }));
    expect(await screen.findByText('Save publishes at once.')).toBeTruthy();
  });

  it('has a slug and an SEO title that follow the title until they are edited', async () => {
    await write();
    await userEvent.type(field('Title'), 'How to: Read a Sheet?');
    expect(field('Slug').value).toBe('how-to-read-a-sheet');
    expect(field('SEO title').value).toBe('How to: Read a Sheet?');
    await userEvent.clear(field('Slug'));
    await userEvent.type(field('Slug'), 'sheets');
    await userEvent.type(field('Title'), ' Now');
    expect(field('Slug').value).toBe('sheets');
    expect(field('SEO title').value).toBe('How to: Read a Sheet? Now');
  });

  it('is stored with the default category, five minutes for a non-numeric reading time, and its tags', async () => {
    site.on('POST /api/blog-posts', ({ body }) => ({ status: 201, body: { ...post(3), ...body } }));
    await write();
    await userEvent.type(field('Title'), 'Import');
    await userEvent.type(field('Excerpt'), 'In short');
    await userEvent.type(field('Content'), 'At length');
    await userEvent.type(field('Author'), 'Rana');
    await userEvent.clear(field('Read time'));
    await userEvent.type(field('Read time'), 'long');
    await userEvent.type(field('Tags'), 'japan{Enter}  {Enter}Japan{Enter}cost{Enter}late{Enter}');
    await press('Remove the tag late');
    save('metaKey');
    expect(await screen.findByText('Blog post created successfully')).toBeTruthy();
    expect(site.calls('POST', '/api/blog-posts')[0]?.body).toMatchObject({
      slug: 'import',
      seoTitle: 'Import',
      category: 'News',
      readTime: 5,
      tags: ['japan', 'cost'],
      published: false,
      imageUrl: null,
    });
  });

  it('requires title, excerpt, content and author, and a reading time of 1 to 60 minutes', async () => {
    await write();
    await userEvent.clear(field('Read time'));
    await userEvent.type(field('Read time'), '61');
    save();
    for (const words of [
      'Please enter a title',
      'Please enter an excerpt',
      'Please enter the content',
      'Please enter the author',
      'The reading time must be 1 to 60 minutes',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(site.calls('POST', '/api/blog-posts')).toEqual([]);
  });
});

describe('a stored post', () => {
  it.each([
    ['is published', true],
    ['was unpublished', false],
  ])('keeps its slug when its title changes while it %s', async (_state, published) => {
    site.on('GET /api/staff/blog-posts', { body: [post(1, { published, title: 'Post 1', slug: 'post-1' })] });
    openAdmin('?tab=blog');
    await press('Edit Post 1');
    await userEvent.type(field('Title'), ' more');
    expect(field('Slug').value).toBe('post-1');
  });
});

describe('publishing', () => {
  it('sends only the toggle and the version, and confirms the update', async () => {
    site.on('PUT /api/blog-posts/2', { body: post(2) });
    openAdmin('?tab=blog');
    await press('Publish A draft');
    expect(await screen.findByText('Blog post updated successfully')).toBeTruthy();
    expect(site.calls('PUT', '/api/blog-posts/2').map(({ body }) => body)).toEqual([{ published: true, version: 2 }]);
  });

  it('shows a failure, and refreshes the list', async () => {
    site.on('PUT /api/blog-posts/1', refusal('CHANGED_MEANWHILE'));
    openAdmin('?tab=blog');
    await screen.findByRole('button', { name: 'Unpublish Post 1' });
    site.on('GET /api/staff/blog-posts', { body: [post(1, { published: false, version: 3 })] });
    await press('Unpublish Post 1');
    expect(await screen.findByText('Failed to update blog post')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Publish Post 1' })).toBeTruthy();
  });

  it('is a filter of the list', async () => {
    openAdmin('?tab=blog&status=draft');
    expect(await screen.findByRole('button', { name: 'A draft' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Post 1' })).toBeNull();
  });
});

it('shows a preview that cannot run code', async () => {
  openAdmin('?tab=blog');
  await press('Edit Post 1');
  await userEvent.clear(field('Content'));
  await userEvent.type(field('Content'), 'Hello <script>alert(1)</script>');
  await press('Preview');
  const preview = (await screen.findByText('Preview of the post')).closest<HTMLElement>('[role=dialog]') as HTMLElement;
  expect(within(preview).getByText('Post 1')).toBeTruthy();
  expect(within(preview).getByText('5 March 2026')).toBeTruthy();
  expect(within(preview).getByText('Hello').outerHTML).toBe('<p>Hello</p>');
  expect(preview.textContent).not.toContain('alert');
});

it('shows the preview in each language, with a note for a missing translation', async () => {
  const arabic = { title: 'دليل', excerpt: 'باختصار', tags: ['مزاد'] };
  site.on('GET /api/staff/blog-posts', { body: [post(1, { translations: { ar: arabic } })] });
  openAdmin('?tab=blog');
  await press('Edit Post 1');
  await press('Preview');
  const dialog = within((await screen.findByText('Preview of the post')).closest<HTMLElement>('[role=dialog]') as HTMLElement);
  expect(dialog.queryByText('In English')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'العربية' }));
  const title = await dialog.findByText('دليل');
  expect([title.lang, title.dir, title.closest('article')?.dir]).toEqual(['ar', 'rtl', 'rtl']);
  expect(dialog.getByText('مزاد').lang).toBe('ar');
  const content = dialog.getByText('Long').parentElement;
  expect([content?.lang, content?.dir]).toEqual(['en', 'ltr']);
  expect(dialog.getByText('بالإنجليزية')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: '日本語' }));
  expect(await dialog.findByText('英語のみ')).toBeTruthy();
  expect(dialog.getByText('Post 1').lang).toBe('en');
});

it('dates posts by their first publication, a draft by its creation, and sorts by these dates', async () => {
  const draft = { published: false, publishedAt: null, createdAt: '2026-02-01T08:00:00.000Z' };
  site.on('GET /api/staff/blog-posts', {
    body: [post(3, { publishedAt: '2026-01-15T08:00:00.000Z' }), post(2, draft), post(1)],
  });
  openAdmin('?tab=blog');
  await screen.findByRole('button', { name: 'Post 1' });
  const rows = screen.getAllByRole('row').slice(1);
  const facts = rows.map(({ textContent }) =>
    textContent
      .match(/Post \d|\d+\s\w{3}\s2026/g)
      ?.join()
      .replaceAll('\u00a0', ' '),
  );
  expect(facts).toEqual(['Post 1,5 Mar 2026', 'Post 2,1 Feb 2026', 'Post 3,15 Jan 2026']);
});

it('lists titles in the language of staff, and marks those that are not translated; the search finds both', async () => {
  site.on('GET /api/staff/blog-posts', {
    body: [post(1, { translations: { ja: { title: '出品票の読み方' } } }), post(2, { title: 'Paint' })],
  });
  openAdmin('?tab=blog', 'ja');
  const translated = await screen.findByText('出品票の読み方');
  expect([translated.lang, translated.dir]).toEqual(['ja', 'ltr']);
  expect(screen.getByText('Paint').lang).toBe('en');
  expect(screen.getAllByText('英語のみ')).toHaveLength(1);
  for (const words of ['出品票', 'post 1']) {
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), words);
    await waitFor(() => expect(screen.queryByText('Paint')).toBeNull());
    expect(screen.getByText('出品票の読み方')).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: '出品票の読み方' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('出品票の読み方', { selector: 'bdi' })).toBeTruthy();
});

it('deletes a post after confirmation', async () => {
  site.on('DELETE /api/blog-posts/1', { status: 204 });
  openAdmin('?tab=blog');
  await pressDelete('Post 1');
  expect(await screen.findByText('Are you sure you want to delete this blog post? This action cannot be undone.')).toBeTruthy();
  await press('Delete');
  expect(await screen.findByText('Blog post deleted successfully')).toBeTruthy();
});

it('keeps a post that could not be deleted, and shows a toast', async () => {
  site.on('DELETE /api/blog-posts/1', refusal('UPSTREAM_UNAVAILABLE'));
  openAdmin('?tab=blog');
  await pressDelete('Post 1');
  await press('Delete');
  expect(await screen.findByText('Failed to delete blog post')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Post 1' })).toBeTruthy();
});

it.each([
  ['changed', 'PUT /api/blog-posts/1', 'Failed to update blog post'],
  ['created', 'POST /api/blog-posts', 'Failed to create blog post'],
])('keeps the input of a post that could not be %s, and shows a toast', async (_, call, words) => {
  site.on(call, refusal('UPSTREAM_UNAVAILABLE'));
  openAdmin('?tab=blog');
  await press(call.startsWith('PUT') ? 'Edit Post 1' : 'Add blog post');
  for (const name of ['Title', 'Excerpt', 'Content', 'Author']) await userEvent.type(field(name), '!');
  save();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(field('Title').value).toMatch(/!$/);
});
