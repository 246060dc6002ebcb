import type { Language } from '@dealership/contracts';
import type { CSSProperties } from 'react';

export const INK = { page: '#0b0c0e', raised: '#14161a', field: '#1d2025', line: '#2a2e35' };
export const IVORY = { text: '#f4efe6', secondary: '#b9b3a7' };
export const GOLD = '#c9a566';

/** Mail clients that support the reader's light scheme show a light background; all others show the dark one. */
export const LIGHT_SCHEME = `@media (prefers-color-scheme: light) {
  .page { background: #f1ece2 !important; }
  .card { background: #faf7f1 !important; color: #17181b !important; }
  .text { color: #17181b !important; }
  .quiet { color: #5b574f !important; }
  .line { border-color: #ddd5c6 !important; }
  .gold { color: #7a5a2b !important; }
  .field { background: #f1ece2 !important; }
}`;

/** On phones, labels stand above their values. */
export const NARROW = `@media (max-width: 480px) {
  .facts th, .facts td { display: block !important; width: auto !important; }
  .facts th { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .facts td { padding-top: 0 !important; }
}`;

export const FONTS: Record<Language, string> = {
  en: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  ar: "'IBM Plex Sans Arabic','Noto Kufi Arabic',Tahoma,Arial,sans-serif",
  ja: "'Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,sans-serif",
};

export const DISPLAY_FONTS: Record<Language, string> = {
  en: "Cormorant,Georgia,'Times New Roman',serif",
  ar: "'Noto Kufi Arabic','IBM Plex Sans Arabic',Tahoma,sans-serif",
  ja: "'Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',YuMincho,'MS PMincho',serif",
};

/** Most Japanese titles fit into one line on a phone. */
export const TITLE_SIZES: Record<Language, number> = { en: 28, ar: 28, ja: 22 };

/** Japanese never breaks before a long vowel mark. */
export const LINE_BREAKS: Partial<Record<Language, CSSProperties>> = { ja: { lineBreak: 'strict' } };

/** A Japanese title breaks between phrases where the mail client can; lines of texts would be too uneven. */
export const TITLE_BREAKS: Partial<Record<Language, CSSProperties>> = { ja: { wordBreak: 'auto-phrase' } };
