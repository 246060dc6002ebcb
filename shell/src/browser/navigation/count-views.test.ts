import { beforeEach, expect, it, jest } from '@jest/globals';
import { countViews } from './count-views.js';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
});

const cameFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

function open(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new Event('single-spa:routing-event'));
}

it.each([
  ['https://www.google.ae/search?q=a', '/vehicle/7', { path: '/vehicle/7', from: 'www.google.ae' }],
  ['', '/inventory?search=mr.+smith', { path: '/inventory', from: '' }],
  ['https://l.instagram.com/', '/?utm_source=newsletter', { path: '/', from: 'newsletter' }],
  ['http://localhost/blog', '/inventory', { path: '/inventory' }],
])('reports a visit from %j to %s without its query', (referrer, address, body) => {
  cameFrom(referrer);
  window.history.replaceState(null, '', address);
  countViews();
  expect(sent).toEqual([['/api/views', body]]);
});

it('reports each further page once, without the source', () => {
  cameFrom('https://www.google.ae/');
  window.history.replaceState(null, '', '/');
  countViews();
  open('/inventory');
  open('/inventory?page=2');
  expect(sent.slice(-1)).toEqual([['/api/views', { path: '/inventory' }]]);
});

it('reports nothing for staff, the admin, and URLs with secrets', () => {
  window.history.replaceState(null, '', '/journey/Zm9vYmFyYmF6cXV4');
  countViews();
  window.history.replaceState(null, '', '/admin');
  countViews();
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/blog');
  countViews();
  expect(sent).toEqual([]);
});
