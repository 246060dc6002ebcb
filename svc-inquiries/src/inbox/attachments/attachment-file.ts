import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import type { Attachment } from './attachment.entity.js';

/** Headers of every attachment download: the browser saves the file instead of displaying it, and never caches it. */
const ATTACHMENT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

/** Marks an endpoint that responds with an attachment. */
export const AnswersAttachment = (): MethodDecorator =>
  applyDecorators(...Object.entries(ATTACHMENT_HEADERS).map(([name, value]) => Header(name, value)));

/** RFC 8187. The first name is for clients that do not support the second. */
const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The response that downloads an attachment. */
export const attachmentFile = ({ name, type, size }: Attachment, content: Readable): StreamableFile =>
  new StreamableFile(content, { type, length: size, disposition: dispositionOf(name) });
