import type { Page, Request } from '@playwright/test';
import { siteUrl } from '../site.ts';

export interface Card {
  number: string;
  /** Format: MM/YY */
  expiry: string;
  cvv: string;
}

/** Headers whose numbers are content lengths. */
const LENGTHS = ['content-length'];

async function wordsOf(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !LENGTHS.includes(name));
  return [request.url(), ...headers.map((header) => header.join(': ')), request.postData() ?? ''].join('\n');
}

/** Decodes URL and form encoding. decodeURIComponent would throw on text that only looks encoded. */
const decoded = (text: string): string =>
  text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString());

/** Matches a value on its own: not as part of a time, a UUID or a version. */
const alone = (value: string): RegExp => new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`);

/** Finds card data in a text. Also matches grouped numbers, and those without their first or last four digits. */
function cardPartsIn(text: string, { number, expiry, cvv }: Card): string[] {
  const plain = decoded(text);
  const joined = plain.replace(/(?<=\d)[\s-](?=\d)/g, '');
  const digits = number.replace(/\D/g, '');
  const [month = '', year = ''] = expiry.split('/');
  return [
    ...([digits.slice(0, -4), digits.slice(4)].some((part) => joined.includes(part)) ? ['number'] : []),
    ...([`${month}/${year}`, `${month}${year}`, `20${year}`].some((part) => alone(part).test(plain)) ? ['expiry'] : []),
    ...(alone(cvv).test(plain) ? ['cvv'] : []),
  ];
}

/** Watches a page's requests to the site itself. */
export function watchCards(page: Page) {
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(siteUrl)) sent.push(wordsOf(request));
  });
  const texts = () => Promise.all(sent);
  return {
    /** Card data of these cards in any request so far. */
    async naming(...cards: Card[]): Promise<string[]> {
      return (await texts()).flatMap((text) => cards.flatMap((card) => cardPartsIn(text, card)));
    },
    /** The number of requests that contain a word. */
    async about(word: string): Promise<number> {
      return (await texts()).filter((text) => decoded(text).includes(word)).length;
    },
  };
}
