import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { acceptedEncoding, decode, type Encoded, type Encoding, encode } from './content-encoding.js';

const WORTH_COMPRESSING = 1024;

/** One encoding of an answer with its header lines ready to write: a flat list of names and values. */
export interface Form {
  etag: string;
  bytes: Buffer;
  full: string[];
  notModified: string[];
}

export interface StoredParts {
  bytes: Buffer;
  contentType: string;
  /** Headers of every encoding, as a flat list. */
  headers: readonly string[];
  /** Route template, for the metrics. */
  route: string;
  /** Maximum age while the upstream is unavailable. */
  staleMs: number;
}

/** A successful answer, compressed at most once per encoding. Keeps only the encodings that were requested. */
export class StoredAnswer {
  /** Uncompressed size in bytes. */
  readonly size: number;
  readonly route: string;
  readonly staleMs: number;
  private readonly headers: readonly string[];
  private readonly contentType: string;
  private readonly tag: string;
  /** Source for further encodings: the original answer, until a compressed one replaces it. */
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

  /** The encoding that the client accepts, if it exists already. */
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

/** Writes an encoding, or 304 if the client has it. `more`: further headers, as a flat list. */
export function writeForm(request: IncomingMessage, response: ServerResponse, form: Form, more: string[]): void {
  if (fresh(request.headers, { etag: form.etag })) {
    response.writeHead(304, form.notModified.concat(more)).end();
    return;
  }
  response.writeHead(200, form.full.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
}
