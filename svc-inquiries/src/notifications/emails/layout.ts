import { type Language, languageSettings } from '@dealership/contracts';
import { type Html, html } from './html.js';

const INK = { page: '#0b0c0e', raised: '#14161a', field: '#1d2025', line: '#2a2e35' };
const IVORY = { text: '#f4efe6', secondary: '#b9b3a7' };
const GOLD = '#c9a566';

const FONTS: Record<Language, string> = {
  en: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  ar: "'IBM Plex Sans Arabic','Noto Kufi Arabic',Tahoma,Arial,sans-serif",
  ja: "'Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,sans-serif",
};

const DISPLAY: Record<Language, string> = {
  en: "Cormorant,Georgia,'Times New Roman',serif",
  ar: "'Noto Kufi Arabic','IBM Plex Sans Arabic',Tahoma,sans-serif",
  ja: "'Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',serif",
};

export interface LayoutProps {
  language: Language;
  siteName: string;
  title: string;
  body: Html;
  footer: Html;
}

/** The frame of every e-mail: dark ink, one gold line, inline styles only, nothing loaded from elsewhere. */
export function layout({ language, siteName, title, body, footer }: LayoutProps): string {
  const { direction } = languageSettings(language);
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${INK.page};color:${IVORY.text}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${INK.page}" style="background:${INK.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" bgcolor="${INK.raised}" style="max-width:640px;background:${INK.raised};border-top:2px solid ${GOLD};font-family:${FONTS[language]};font-size:16px;line-height:1.6;color:${IVORY.text};text-align:start">
<tr><td style="padding:24px 24px 0;font-size:14px;color:${GOLD}">${siteName}</td></tr>
<tr><td style="padding:8px 24px 16px;font-family:${DISPLAY[language]};font-size:28px;line-height:1.3;color:${IVORY.text}">${title}</td></tr>
<tr><td style="padding:0 24px 24px">${body}</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${INK.line};font-size:14px;color:${IVORY.secondary}">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return page.source;
}

export const paragraph = (content: string | Html): Html => html`<p style="margin:0 0 16px">${content}</p>`;

export const link = (href: string, content: string | Html): Html =>
  html`<a href="${href}" style="color:${GOLD};text-decoration:underline;overflow-wrap:anywhere">${content}</a>`;

/** The one thing that an e-mail asks to be done. */
export const button = (href: string, content: string): Html =>
  html`<a href="${href}" style="display:inline-block;padding:12px 24px;background:${GOLD};color:${INK.page};font-weight:600;text-decoration:none">${content}</a>`;

/** Steps that follow each other. */
export const steps = (texts: string[]): Html =>
  html`<ol style="margin:0 0 16px;padding-inline-start:24px">${texts.map((text) => html`<li style="margin:0 0 8px">${text}</li>`)}</ol>`;

/** Phones, addresses and the like read from left to right in every language. */
export const leftToRight = (text: string): Html => html`<bdi dir="ltr">${text}</bdi>`;

/** What somebody wrote, set apart. Its direction follows its own first letter. */
export const quotation = (content: Html | Html[]): Html =>
  html`<div dir="auto" style="padding:12px 16px;background:${INK.field};border-inline-start:2px solid ${GOLD}">${content}</div>`;

export type FactRow = [label: string, value: string | Html | Html[]];

/** Names and values below each other. */
export const facts = (rows: FactRow[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="start" valign="top" style="padding:8px 0;padding-inline-end:16px;width:32%;border-bottom:1px solid ${INK.line};font-weight:400;text-align:start;color:${IVORY.secondary}">${label}</th><td valign="top" style="padding:8px 0;border-bottom:1px solid ${INK.line};text-align:start;color:${IVORY.text}">${value}</td></tr>`,
  )}</table>`;
