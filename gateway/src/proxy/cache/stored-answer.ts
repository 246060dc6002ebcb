import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { acceptedEncoding, type Encoding, encode } from './content-encoding.js';

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

/** A successful answer, compressed at most once per encoding. */
export class StoredAnswer {
  readonly bytes: Buffer;
  readonly route: string;
  readonly staleMs: number;
  private readonly headers: readonly string[];
  private readonly contentType: string;
  private readonly forms: Partial<Record<Encoding, Form>> = {};
  private readonly coming: Partial<Record<Encoding, Promise<Form>>> = {};

  constructor({ bytes, contentType, headers, route, staleMs }: StoredParts) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.headers = headers;
    this.route = route;
    this.staleMs = staleMs;
  }

  equals({ bytes, headers, contentType }: StoredAnswer): boolean {
    return this.bytes.equals(bytes) && this.contentType === contentType && this.headers.join('\n') === headers.join('\n');
  }

  private encodingFor({ headers }: IncomingMessage): Encoding {
    return this.bytes.length < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString());
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
    const bytes = await encode(this.bytes, encoding);
    const plain = encoding === 'identity';
    const tag = hash('sha1', this.bytes, 'base64url');
    const etag = plain ? `"${tag}"` : `"${tag}-${encoding}"`;
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
