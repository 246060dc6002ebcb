import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { acceptedEncoding, decode, type Encoded, type Encoding, encode } from './content-encoding.js';

const WORTH_COMPRESSING = 1024;

/** One form of an answer with its header lines ready to be written: a flat list of names and values. */
export interface Form {
  etag: string;
  bytes: Buffer;
  full: string[];
  notModified: string[];
}

export interface StoredParts {
  bytes: Buffer;
  contentType: string;
  /** Of every form, as a flat list of names and values. */
  headers: readonly string[];
  /** Template of the route that answers, for the metrics. */
  route: string;
  /** How old it may get while its part is unavailable. */
  staleMs: number;
}

/** A successful answer, compressed at most once per encoding. It holds the forms that were asked for, and no other. */
export class StoredAnswer {
  /** Bytes before they are compressed. */
  readonly size: number;
  readonly route: string;
  readonly staleMs: number;
  private readonly headers: readonly string[];
  private readonly contentType: string;
  private readonly tag: string;
  /** What further forms are made of: the answer as it came, until it is there in a smaller form. */
  private source: Encoded;
  private readonly forms: Partial<Record<Encoding, Form>> = {};
  private readonly coming: Partial<Record<Encoding, Promise<Form>>> = {};

  constructor({ bytes, contentType, headers, route, staleMs }: StoredParts) {
    this.size = bytes.length;
    this.source = { encoding: 'identity', bytes };
    this.tag = hash('sha1', bytes, 'base64url');
    this.contentType = contentType;
    this.headers = headers;
    this.route = route;
    this.staleMs = staleMs;
  }

  equals({ tag, headers, contentType }: StoredAnswer): boolean {
    return this.tag === tag && this.contentType === contentType && this.headers.join('\n') === headers.join('\n');
  }

  private encodingFor({ headers }: IncomingMessage): Encoding {
    return this.size < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString());
  }

  /** The form that the caller takes, if it is there already. */
  ready(request: IncomingMessage): Form | undefined {
    return this.forms[this.encodingFor(request)];
  }

  prepare(request: IncomingMessage): Promise<Form> {
    const encoding = this.encodingFor(request);
    this.coming[encoding] ??= this.make(encoding);
    return this.coming[encoding];
  }

  private async make(encoding: Encoding): Promise<Form> {
    const bytes = await encode(await decode(this.source), encoding);
    const plain = encoding === 'identity';
    if (this.source.encoding === 'identity') this.source = { encoding, bytes };
    const etag = plain ? `"${this.tag}"` : `"${this.tag}-${encoding}"`;
    const notModified = [...this.headers, 'etag', etag];
    const full = [...notModified, 'content-type', this.contentType, 'content-length', String(bytes.length)];
    if (!plain) full.push('content-encoding', encoding);
    const form = { etag, bytes, full, notModified };
    this.forms[encoding] = form;
    return form;
  }
}

/** Writes a form, or 304 to who has it already. `more`: further headers, as a flat list. */
export function writeForm(request: IncomingMessage, response: ServerResponse, form: Form, more: string[]): void {
  if (fresh(request.headers, { etag: form.etag })) {
    response.writeHead(304, form.notModified.concat(more)).end();
    return;
  }
  response.writeHead(200, form.full.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
}
