import { describe, expect, it } from '@jest/globals';
import { readMail } from './read-mail.js';

const mail = (lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));

const HEAD = [
  'From: Layla <layla@customers.example>',
  'Message-ID: <one@customers.example>',
  'Subject: Re: Offer',
  'MIME-Version: 1.0',
];

const read = (lines: string[], sender = 'layla@customers.example') => readMail(mail(lines), sender);

const nested = (depth: number): string[] =>
  Array.from({ length: depth }, (_, at) => [`--b${at}`, `Content-Type: multipart/mixed; boundary=b${at + 1}`, '']).flat();

describe('a mail', () => {
  it('is parsed into sender, references and text', async () => {
    const read1 = await read([
      ...HEAD,
      'In-Reply-To: <offer@cars.example>',
      '',
      'Yes, please.',
      '',
      'On Tue, 24 Nov 2026 Aureva wrote:',
      '',
      '> Offer',
    ]);
    expect(read1).toEqual({
      messageId: '<one@customers.example>',
      inReplyTo: '<offer@cars.example>',
      from: 'layla@customers.example',
      subject: 'Re: Offer',
      text: 'Yes, please.',
      automatic: undefined,
      report: undefined,
      files: [],
      tooMuch: [],
    });
  });

  it('is converted from HTML to text, without scripts and quotes', async () => {
    const html =
      '<p>Yes, <b>please</b>.</p><script>alert(1)</script><p>On Tue, 24 Nov 2026 Aureva &lt;a@b&gt; wrote:</p><blockquote>Offer</blockquote>';
    expect((await read([...HEAD, 'Content-Type: text/html', '', html])).text).toBe('Yes, please.');
  });

  it.each([
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], '日本'],
    ['windows-1256', [0xe4, 0xda, 0xe3], 'نعم'],
  ])('is decoded from %s', async (charset, bytes, text) => {
    const raw = Buffer.concat([mail([...HEAD, `Content-Type: text/plain; charset=${charset}`, '', '']), Buffer.from(bytes)]);
    expect((await readMail(raw, '')).text).toBe(text);
  });

  it('keeps its attachments up to the message limits, without the small pictures of signatures', async () => {
    const part = (name: string, more: string[] = []) => [
      '--b',
      `Content-Type: application/pdf; name="${name}"`,
      ...more,
      '',
      '%PDF-1.7',
      '',
    ];
    const logo = [
      '--r',
      'Content-Type: image/png',
      'Content-ID: <logo>',
      'Content-Disposition: inline; filename=logo.png',
      '',
      'x',
    ];
    const text = [
      '--b',
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html',
      '',
      '<img src="cid:logo">',
      ...logo,
      '--r--',
    ];
    const parts = Array.from({ length: 12 }, (_, at) => part(`${at}.pdf`)).flat();
    const { files, tooMuch } = await read([...HEAD, 'Content-Type: multipart/mixed; boundary=b', '', ...text, ...parts, '--b--']);
    expect(files.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((at) => `${at}.pdf`));
    expect(tooMuch).toEqual(['10.pdf', '11.pdf']);
  });

  it('contains no characters that databases refuse', async () => {
    const { subject, text, from } = await readMail(Buffer.from('From: a\0b@c.example\r\nSubject: a\0b\r\n\r\na\0b\x1b[2J'), '');
    const written = [subject, text, from].join();
    expect([written.includes('\0'), written.includes('\u001b')]).toEqual([false, false]);
    expect(text).toBe('ab[2J');
  });

  it.each([
    ['nested a hundred times', ['Content-Type: multipart/mixed; boundary=b0', '', ...nested(101)]],
    [
      'of a thousand parts',
      ['Content-Type: multipart/mixed; boundary=b', '', ...Array.from({ length: 1000 }, () => '--b\r\n\r\nx')],
    ],
    ['with a header of a megabyte', [`X-A: ${'a'.repeat(1e6)}`, '', 'x']],
    ['of HTML a hundred thousand deep', ['Content-Type: text/html', '', '<b>'.repeat(100_000)]],
  ])('is rejected if it is %s', async (_, lines) => {
    await expect(read([...HEAD, ...lines])).rejects.toThrow();
  });

  it('is rejected if it is not a mail', async () => {
    await expect(readMail(Buffer.from('x'), '')).rejects.toThrow();
  });

  it.each([
    ['open brackets', `From: ${'('.repeat(100_000)}`, 'x'],
    ['addresses', `From: ${'<a@b>,'.repeat(20_000)}`, 'x'],
    ['half quotes', 'X-A: 1', 'On a b '.repeat(7000)],
    ['line ends', 'X-A: 1', '\n'.repeat(100_000)],
    ['broken names', 'Content-Type: multipart/mixed; boundary="', 'x'],
  ])('consisting only of %s does not block others', async (_, header, text) => {
    const begun = process.cpuUsage();
    await read([header, '', text, '']).catch(() => undefined);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
  });
});

describe('an automatic sender', () => {
  it.each([
    ['Auto-Submitted: auto-replied', 'automatic'],
    ['Auto-Submitted: auto-generated; owner="x"', 'automatic'],
    ['Precedence: bulk', 'automatic'],
    ['X-Auto-Response-Suppress: OOF, AutoReply', 'automatic'],
    ['X-Autoreply: yes', 'automatic'],
    ['Return-Path: <>', 'automatic'],
    [Array(41).fill('Received: from a by b').join('\r\n'), 'loop'],
    ['Auto-Submitted: no', undefined],
    ['X-Auto-Response-Suppress: DR, RN', undefined],
    ['Precedence: first-class', undefined],
    ['Return-Path: <layla@customers.example>', undefined],
  ])('is classified by %j', async (header, automatic) => {
    expect((await read([...HEAD, header, '', 'I am away.'])).automatic).toBe(automatic);
  });

  it('is detected by an empty envelope sender', async () => {
    expect((await read([...HEAD, '', 'I am away.'], '')).automatic).toBe('automatic');
  });
});

describe('a delivery report', () => {
  const report = (action: string, status: string, contentType = 'message/rfc822') => [
    ...HEAD,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; layla@customers.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such',
    ' user',
    '--b',
    `Content-Type: ${contentType}`,
    '',
    'Subject: Offer',
    'Message-ID:',
    ' <offer@cars.example>',
    '',
    'Message-ID: <other@cars.example>',
    '--b--',
  ];

  it.each(['message/rfc822', 'text/rfc822-headers'])(
    'identifies the e-mail that failed and the reason: %s',
    async (contentType) => {
      const { report: found, automatic } = await read(report('failed', '5.1.1', contentType), '');
      expect(found).toEqual({ failed: true, messageId: '<offer@cars.example>', reason: '5.1.1 550 no such user' });
      expect(automatic).toBeUndefined();
    },
  );

  it.each([
    ['delayed', '4.4.1'],
    ['delivered', '2.0.0'],
  ])('can report that an e-mail was %s', async (action, status) => {
    expect((await read(report(action, status), '')).report).toMatchObject({ failed: false });
  });
});
