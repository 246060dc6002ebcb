import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@dealership/contracts';
import { errorAnswer, REQUEST_ID_HEADER } from '@dealership/server-kit';
import type { SecurityHeaders } from './security-headers.js';

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Answers malformed, slow or oversized requests. No request object exists yet, so the response is written by hand. */
export const refuseUnreadable =
  ({ data }: SecurityHeaders) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const id = randomUUID();
    const { status, headers, body } = errorAnswer(CODES[code] ?? 'REQUEST_UNREADABLE', { id, headers: {} }, undefined);
    const all = { ...data, ...headers, [REQUEST_ID_HEADER]: id, 'content-length': Buffer.byteLength(body), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
