import type { Call } from '../retrying-client.ts';

/** The announcement bar; every version states its number in each language. */
export interface Notice {
  shows: boolean;
  text: Record<'en' | 'ar' | 'ja', string>;
  link: string;
  from: string;
  until: string;
}

export const READ_SETTINGS: Call = { method: 'GET', path: '/api/settings' };

export const noticeNo = (number: number): Notice => ({
  shows: true,
  text: { en: `Notice ${number}`, ar: `إعلان ${number}`, ja: `お知らせ ${number}` },
  link: '',
  from: '',
  until: '',
});

/** 0 before the first notice. */
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

export const numberOf = ({ text }: Notice): number => numberIn(text.en);

export const hasOneNumber = ({ text }: Notice): boolean => new Set(Object.values(text).map(numberIn)).size === 1;
