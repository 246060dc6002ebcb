import type { Call } from '../patient-client.ts';

/** The announcement bar, of which every version says its number in each language. */
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

/** Of the notice before the first one it is 0. */
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

export const numberOf = ({ text }: Notice): number => numberIn(text.en);

export const hasOneNumber = ({ text }: Notice): boolean => new Set(Object.values(text).map(numberIn)).size === 1;
