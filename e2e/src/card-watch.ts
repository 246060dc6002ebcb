import type { Page, Request } from '@playwright/test';
import { siteUrl } from './site.ts';

export interface Card {
  number: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
}

/** Headers whose numbers are lengths of bodies. */
const LENGTHS = ['content-length'];

async function wordsOf(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !LENGTHS.includes(name));
  return [request.url(), ...headers.map((header) => header.join(': ')), request.postData() ?? ''].join('\n');
}

/** As it was before it was made a part of an address or of a form; not all that looks so is. */
const decoded = (text: string): string =>
  text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString());

/** A value that stands by itself: not a part of a time, of a UUID or of a version. */
const alone = (value: string): RegExp => new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`);

/** What of a card stands in a text. Numbers are also found grouped, or without their last or first four digits. */
export function cardPartsIn(text: string, { number, expiry, cvv }: Card): string[] {
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

/** Listens to what a page sends to the site itself. */
export function watchCards(page: Page) {
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(siteUrl)) sent.push(wordsOf(request));
  });
  const texts = () => Promise.all(sent);
  return {
    /** The parts of these cards in any request until now. */
    async naming(...cards: Card[]): Promise<string[]> {
      return (await texts()).flatMap((text) => cards.flatMap((card) => cardPartsIn(text, card)));
    },
    /** Requests in which a word stands. */
    async about(word: string): Promise<number> {
      return (await texts()).filter((text) => decoded(text).includes(word)).length;
    },
  };
}
