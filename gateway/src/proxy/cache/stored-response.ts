import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { acceptedEncoding, decode, type Encoded, type Encoding, encode } from './content-encoding.js';

const MIN_COMPRESSED_BYTES = 1024;

/** One encoding of an answer with its header lines ready to write: a flat list of names and values. */
export interface EncodedResponse {
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
export class StoredResponse {
  /** Uncompressed size in bytes. */
  readonly size: number;
  readonly route: string;
  readonly staleMs: number;
  private readonly headers: readonly string[];
  private readonly contentType: string;
  private readonly tag: string;
  /** Source for further encodings: the original answer, until a compressed one replaces it. */
  private source: Encoded;
  private readonly encoded: Partial<Record<Encoding, EncodedResponse>> = {};
  private readonly pending: Partial<Record<Encoding, Promise<EncodedResponse>>> = {};

  constructor({ bytes, contentType, headers, route, staleMs }: StoredParts) {
    this.size = bytes.length;
    this.source = { encoding: 'identity', bytes };
    this.tag = hash('sha1', bytes, 'base64url');
    this.contentType = contentType;
    this.headers = headers;
    this.route = route;
    this.staleMs = staleMs;
  }

  equals({ tag, headers, contentType }: StoredResponse): boolean {
    return this.tag === tag && this.contentType === contentType && this.headers.join('\n') === headers.join('\n');
  }

  private encodingFor({ headers }: IncomingMessage): Encoding {
    return this.size < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString());
  }

  /** The encoding that the client accepts, if it exists already. */
  ready(request: IncomingMessage): EncodedResponse | undefined {
    return this.encoded[this.encodingFor(request)];
  }

  prepare(request: IncomingMessage): Promise<EncodedResponse> {
    const encoding = this.encodingFor(request);
    this.pending[encoding] ??= this.make(encoding);
    return this.pending[encoding];
  }

  private async make(encoding: Encoding): Promise<EncodedResponse> {
    const bytes = await encode(await decode(this.source), encoding);
    const plain = encoding === 'identity';
    if (this.source.encoding === 'identity') this.source = { encoding, bytes };
    const etag = plain ? `"${this.tag}"` : `"${this.tag}-${encoding}"`;
    const notModified = [...this.headers, 'etag', etag];
    const full = [...notModified, 'content-type', this.contentType, 'content-length', String(bytes.length)];
    if (!plain) full.push('content-encoding', encoding);
    const encodedResponse = { etag, bytes, full, notModified };
    this.encoded[encoding] = encodedResponse;
    return encodedResponse;
  }
}

/** Writes an encoding, or 304 if the client has it. `more`: further headers, as a flat list. */
export function writeEncoded(request: IncomingMessage, response: ServerResponse, encoded: EncodedResponse, more: string[]): void {
  if (fresh(request.headers, { etag: encoded.etag })) {
    response.writeHead(304, encoded.notModified.concat(more)).end();
    return;
  }
  response.writeHead(200, encoded.full.concat(more));
  if (request.method === 'HEAD') response.end();
  else response.end(encoded.bytes);
}
