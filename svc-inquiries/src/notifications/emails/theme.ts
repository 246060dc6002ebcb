import type { Language } from '@dealership/contracts';

export const INK = { page: '#0b0c0e', raised: '#14161a', field: '#1d2025', line: '#2a2e35' };
export const IVORY = { text: '#f4efe6', secondary: '#b9b3a7' };
export const GOLD = '#c9a566';

export const FONTS: Record<Language, string> = {
  en: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  ar: "'IBM Plex Sans Arabic','Noto Kufi Arabic',Tahoma,Arial,sans-serif",
  ja: "'Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,sans-serif",
};

export const DISPLAY_FONTS: Record<Language, string> = {
  en: "Cormorant,Georgia,'Times New Roman',serif",
  ar: "'Noto Kufi Arabic','IBM Plex Sans Arabic',Tahoma,sans-serif",
  ja: "'Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',serif",
};
