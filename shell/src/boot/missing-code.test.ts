import { beforeEach, expect, it } from '@jest/globals';
import { notifyOfMissingCode } from './missing-code.js';

const NOTICE = '<div data-part-unavailable=""><p>Not available</p><button>Reload</button></div>';

beforeEach(() => {
  document.body.innerHTML = `<main id="content"><p>Cars</p></main><div id="site-toasts"></div><template id="code-unavailable">${NOTICE}</template>`;
  notifyOfMissingCode();
});

const fail = (element: Element) => document.body.appendChild(element).dispatchEvent(new Event('error'));

const content = () => document.getElementById('content')?.textContent;

it("shows one notice when the page's code does not load", () => {
  fail(document.createElement('img'));
  expect(content()).toBe('Cars');
  fail(document.createElement('script'));
  fail(document.createElement('script'));
  expect(content()).toBe('CarsNot availableReload');
});

it('leaves the notice to the parts of the page once they are hydrated', () => {
  document.getElementById('site-toasts')?.setAttribute('data-hydrated', '');
  fail(document.createElement('script'));
  expect(content()).toBe('Cars');
});
