import { expect, it } from '@jest/globals';
import { replyText } from './reply-text.js';

const QUOTED = '> Dear Layla,\n> we have kept it for you.\n';

it.each([
  ['Gmail', `Yes.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Aureva <a@b.example> wrote:\n\n${QUOTED}`, 'Yes.'],
  [
    'Gmail in Arabic',
    `نعم.\n\nفي الثلاثاء، 24 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة ‪Aureva\nMotors‬‏ <‪a@b.example‬‏>:\n\n${QUOTED}`,
    'نعم.',
  ],
  ['Apple Mail in Arabic', `نعم\n\nفي ٢٤ نوفمبر ٢٠٢٦، الساعة ١٠:٠٠ ص، كتب Aureva <a@b.example>:\n\n${QUOTED}`, 'نعم'],
  ['Gmail in Japanese', `はい。\n\n2026年11月24日(火) 10:00 Aureva <a@b.example>:\n\n${QUOTED}`, 'はい。'],
  ['Apple Mail in Japanese', `はい。\n\n2026/11/24 10:00、Aureva <a@b.example>のメール:\n\n${QUOTED}`, 'はい。'],
  ['Outlook', `Fine.\n\n_____\nFrom: Aureva <a@b.example>\nSent: Tuesday\nTo: Layla\nSubject: Offer\n\nDear Layla\n`, 'Fine.'],
  ['Outlook in Arabic', `حسنا\n\nمن: Aureva <a@b.example>\nتم الإرسال: الثلاثاء\nإلى: ليلى\n\nعزيزتي\n`, 'حسنا'],
  ['Outlook in Japanese', `了解です。\n\n差出人: Aureva <a@b.example>\n送信日時: 2026年11月24日\n\n本文\n`, '了解です。'],
])('removes the quotes of %s', (_, text, own) => {
  expect(replyText(text)).toBe(own);
});

it.each([
  ['Yes.\n\n-- \nLayla Haddad\n+971 50 123 4567', 'Yes.'],
  ['Yes.\n\nSent from my iPhone', 'Yes.'],
  ['نعم\n\nأُرسلت من الـ iPhone', 'نعم'],
  ['はい。\n\niPhoneから送信', 'はい。'],
])('removes signatures: %j', (text, own) => {
  expect(replyText(text)).toBe(own);
});

it.each([
  'On the other hand, I wrote: this.\n\nHello',
  'Either the silver one\n---\nor the black one.',
  'في سيارة ٢٠٢٤ كتب البائع السعر:\nخمسمائة ألف',
  '> only a quotation',
])('keeps text that only resembles one: %j', (text) => {
  expect(replyText(text)).toBe(text);
});

it('keeps inline answers', () => {
  expect(replyText('> When?\n\nOn Saturday.\n\n> Which?\n\nThe silver one.\n')).toBe('On Saturday.\nThe silver one.');
});
