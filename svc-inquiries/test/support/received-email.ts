export interface ReceivedEmail {
  /** Recipients in the envelope. */
  recipients: string[];
  /** By lower-case name, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** Empty if there is none. */
  calendar: string;
  /** Embedded parts, such as `image/png <mark>`. */
  enclosed: string[];
  /** Attachments. */
  files: { name: string; type: string; bytes: Buffer }[];
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

const quotedPrintable = (source: string): Buffer =>
  Buffer.from(
    source.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** Encoded words (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      (encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'latin1',
      ),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));

function readPart(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body).toString('utf8') : body;
}

/** The leaf parts of a part, in order; a part without children is its own leaf. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers['content-type'] ?? '')?.[1];
  if (!boundary) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(readPart(inner.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

/** RFC 2231; our e-mails use only a subset of it. */
function fileName(disposition: string): string {
  const [, encoded] = /filename\*(?:0\*)?=utf-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/.exec(disposition)?.[1] ?? '');
}

/** Parses an e-mail with a text and an HTML alternative, as the service sends them. */
export function readEmail(source: string, recipients: string[]): ReceivedEmail {
  const whole = readPart(source);
  const parts = leavesOf(whole);
  const ofType = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part).replaceAll('\r\n', '\n') : '';
  };
  const enclosed = parts
    .filter(({ headers }) => headers['content-id'])
    .map(({ headers }) => `${headers['content-type']?.split(';')[0]} ${headers['content-id']}`);
  const files = parts
    .filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'))
    .map(({ headers, body }) => ({
      name: fileName(headers['content-disposition'] ?? ''),
      type: headers['content-type']?.split(';')[0] ?? '',
      bytes: Buffer.from(body, 'base64'),
    }));
  return {
    recipients,
    headers: whole.headers,
    text: ofType('text/plain'),
    html: ofType('text/html'),
    calendar: ofType('text/calendar'),
    enclosed,
    files,
  };
}
