import { expect, it } from '@jest/globals';
import { headingsOf, withHeadingIds } from './contents.js';
import { htmlNodes } from './html-nodes.js';

const HTML = '<h2>Costs &amp; duty</h2><p>a</p><h3>Not listed</h3><h2>The <em>car</em>\nmap</h2>';

it('lists the headings of a text, with the same ids in browser and server', () => {
  const headings = headingsOf(HTML);
  expect(headings.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual(['Costs & duty', 'The car map']);
  const [server, browser] = [document.createElement('div'), document.createElement('div')];
  server.innerHTML = withHeadingIds(HTML);
  browser.append(htmlNodes(withHeadingIds(HTML)));
  expect(browser.innerHTML).toBe(server.innerHTML);
  expect(headings.map(({ id }) => browser.querySelector(`#${id}`)?.textContent)).toEqual(['Costs & duty', 'The car\nmap']);
});
