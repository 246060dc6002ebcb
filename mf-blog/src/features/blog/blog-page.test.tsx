import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlogPost, Language } from '@dealership/contracts';
import { connectServices, createQueryClient } from '@dealership/ui-kit/query';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { BlogPage } from './blog-page.js';
import { prefetchBlog } from './use-blog-posts.js';

const TEXTS = { en, ar, ja };

const post = (id: number, more: Partial<BlogPost> = {}): BlogPost => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  excerpt: `Excerpt ${id}`,
  content: `First of ${id}.\n\n<h2>Costs</h2>\n\nSecond line\nof ${id}.`,
  imageUrl: `/media/${'a'.repeat(32)}-1600x1067/1600.webp`,
  category: 'News',
  author: `Author ${id}`,
  readTime: 4,
  tags: ['auction'],
  imageAlt: null,
  formerSlugs: [],
  textLanguages: {
    title: 'en',
    excerpt: 'en',
    content: 'en',
    author: 'en',
    imageAlt: 'en',
    tags: 'en',
    seoTitle: 'en',
    seoDescription: 'en',
  },
  seoTitle: null,
  seoDescription: null,
  published: true,
  featured: false,
  version: 1,
  createdAt: '2026-02-01T08:00:00.000Z',
  publishedAt: '2026-03-04T20:30:00.000Z',
  updatedAt: '2026-05-06T08:00:00.000Z',
  ...more,
});

let server: Server;
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connectServices({ content: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 5000);
});

afterAll(() => new Promise((closed) => server.close(closed)));

let scrolledTo: number[];

beforeEach(() => {
  answer = { status: 200, body: [post(1), post(2, { category: 'Tips' }), post(3)] };
  scrolledTo = [];
  window.scrollTo = ((options: ScrollToOptions) => scrolledTo.push(options.top ?? 0)) as typeof window.scrollTo;
});

afterEach(() => {
  window.history.replaceState(null, '');
  Object.assign(window, { scrollY: 0 });
});

const open = (at = '/blog', language: Language = 'en') =>
  renderWithProviders(<BlogPage />, { namespace: 'blog', texts: TEXTS[language], language, at });

const heading = (name: string, level: number) => screen.findByRole('heading', { name, level });
const readMore = (title: string) => screen.findByRole('link', { name: `Read More ${title}` });

describe('the list', () => {
  it("shows every post's picture, category, date, title, excerpt, author and link", async () => {
    const { container } = open();
    await heading('Post 2', 2);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(3);
    const [, second] = cards as [HTMLElement, HTMLElement];
    // 20:30 in London is already the next day in Ajman.
    for (const text of ['Tips', '5 March 2026', 'Excerpt 2', 'Author 2', '4 min read'])
      expect(within(second).getByText(text)).toBeTruthy();
    expect(within(second).getByRole('link').getAttribute('href')).toBe('/blog?post=post-2');
    expect(container.querySelectorAll('article img')).toHaveLength(3);
  });

  it('is led by the newest featured post, the others newest first', async () => {
    answer = { status: 200, body: [post(4), post(3), post(2, { featured: true }), post(1, { featured: true })] };
    open();
    await heading('Post 2', 2);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Post 2', 'Post 4', 'Post 3', 'Post 1']);
  });

  it.each([
    ['en', 'ltr', 'Kenta Arisawa'],
    ['ar', 'rtl', 'كينتا أريساوا'],
    ['ja', 'ltr', '有沢健太'],
  ])('marks an author written in %s', async (lang, dir, author) => {
    answer = { status: 200, body: [post(1, { author })] };
    open('/blog', 'ja');
    const name = await screen.findByText(author);
    expect([name.lang, name.dir]).toEqual([lang, dir]);
  });

  it('loads the first picture eagerly and the others lazily', async () => {
    const { container } = open();
    await heading('Post 1', 2);
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('filters by category, and shows all posts for an unknown one', async () => {
    const { unmount } = open('/blog?category=Tips');
    await heading('Post 2', 2);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Tips' }).getAttribute('aria-current')).toBe('page');
    unmount();
    open('/blog?category=Nothing');
    await heading('Post 2', 2);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says when there are no posts', async () => {
    answer = { status: 200, body: [] };
    open();
    expect(
      await screen.findByText('No blog posts available yet. Check back soon for the latest automotive insights!'),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a loading error, and retries', async () => {
    answer = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading blog posts. Please try again later.');
    answer = { status: 200, body: [post(1)] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Post 1', 2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a post', () => {
  it('opens in place of the list, at its top with the focus on its title, and restores the list on return', async () => {
    open();
    const link = await readMore('Post 3');
    Object.assign(window, { scrollY: 840 });
    await userEvent.click(link);
    const title = await heading('Post 3', 1);
    expect(screen.queryByRole('heading', { name: 'Blog' })).toBeNull();
    expect(document.activeElement).toBe(title);
    expect(document.title).toContain('Post 3');
    const [back] = screen.getAllByRole('link', { name: 'Back to Blog' }) as [HTMLElement];
    window.history.replaceState(null, '');
    await userEvent.click(back);
    await heading('Blog', 1);
    expect(document.activeElement).toBe(await readMore('Post 3'));
    expect(scrolledTo).toEqual([840, 840]);
  });

  it('opens by URL, with paragraphs, line breaks and HTML', async () => {
    const { container } = open('/blog?post=post-2');
    await heading('Post 2', 1);
    for (const text of ['Tips', '5 March 2026', 'Excerpt 2', 'Author 2', 'auction'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    await heading('Costs', 2);
    expect(container.innerHTML).toContain('<p>First of 2.</p><h2 id="part-1">Costs</h2><p>Second line<br>of 2.</p>');
  });

  it('tells search engines when it was published and last changed', async () => {
    open('/blog?post=post-2');
    await heading('Post 2', 1);
    const data = () =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.innerHTML);
    await waitFor(() => expect(data().join()).toContain('BlogPosting'));
    const posting = data()
      .map((text) => JSON.parse(text))
      .find((node) => node['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ datePublished: '2026-03-04T20:30:00.000Z', dateModified: '2026-05-06T08:00:00.000Z' });
  });

  it('has a table of contents only if it is long', async () => {
    const parts = ['Grade', 'Interior', 'Map', 'Notes'];
    const content = parts.map((part) => `<h2>${part}</h2>\n\nText.`).join('\n\n');
    answer.body = [post(1, { content }), post(2)];
    const long = open('/blog?post=post-1');
    const links = within(await screen.findByRole('navigation', { name: 'In this article' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(parts);
    const targets = links.map((link) => long.container.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.textContent)).toEqual(parts);
    long.unmount();
    open('/blog?post=post-2');
    await heading('Costs', 2);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows unexpected markup as text', async () => {
    answer = { status: 200, body: [post(1, { content: '&lt;img src=x\n\nonerror=alert(1)&gt;' })] };
    const { container } = open('/blog?post=post-1');
    expect(await screen.findByText('<img src=x')).toBeTruthy();
    expect(container.querySelectorAll('article img')).toHaveLength(1);
  });

  it('links related posts, its category first', async () => {
    open('/blog?post=post-3');
    const related = await screen.findByRole('region', { name: 'Related articles' });
    const titles = within(related).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Post 1', 'Post 2']);
  });

  it('does not link drafts, which staff also get', async () => {
    answer = { status: 200, body: [post(1), post(2, { published: false }), post(3)] };
    open('/blog?post=post-3');
    const related = await screen.findByRole('region', { name: 'Related articles' });
    expect(within(related).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('works without a picture', async () => {
    answer = { status: 200, body: [post(1, { imageUrl: null })] };
    const { container } = open('/blog?post=post-1');
    await heading('Post 1', 1);
    expect(container.querySelectorAll('img')).toHaveLength(0);
  });

  it('is found by a slug that it had before, whose address is replaced', async () => {
    answer = { status: 200, body: [post(1, { formerSlugs: ['older', 'post-2'] }), post(2)] };
    const { unmount } = open('/blog?post=older');
    await heading('Post 1', 1);
    unmount();
    open('/blog?post=post-2');
    await heading('Post 2', 1);
  });

  it.each([
    ['older', '/blog?post=post-1'],
    ['post-1', undefined],
    ['nothing', undefined],
  ])('tells the server where a post is that was named %s', async (slug, movedTo) => {
    answer = { status: 200, body: [post(1, { formerSlugs: ['older'] })] };
    const context = { params: {}, query: new URLSearchParams({ post: slug }), language: 'en' } as const;
    expect(await prefetchBlog(createQueryClient(), context)).toEqual(movedTo && { movedTo });
  });

  it('shows when it does not exist, and links back to the list', async () => {
    open('/blog?post=nothing');
    await heading('Post Not Found', 1);
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
    await waitFor(() => expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex'));
  });

  it('can be retried after a loading error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
    open('/blog?post=post-1');
    await heading('This post could not be loaded', 1);
    answer = { status: 200, body: [post(1)] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Post 1', 1);
    logged.mockRestore();
  });
});

describe('on an Arabic page', () => {
  it('an English post stays English, its title and content left-to-right', async () => {
    const { container } = open('/blog?post=post-1', 'ar');
    const title = await heading('Post 1', 1);
    const content = (await screen.findByText('First of 1.')).parentElement;
    for (const element of [title, content]) {
      expect(element?.lang).toBe('en');
      expect(element?.dir).toBe('ltr');
    }
    expect(container.querySelector('time')?.textContent).toBe('5 مارس 2026');
  });

  it('an English title in the list is English too', async () => {
    open('/blog', 'ar');
    const title = (await heading('Post 1', 2)).firstElementChild as HTMLElement;
    expect([title.lang, title.dir]).toEqual(['en', 'ltr']);
  });
});
