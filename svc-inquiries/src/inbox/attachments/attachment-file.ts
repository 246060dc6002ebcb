import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import type { Attachment } from './attachment.entity.js';

/** Headers of every attachment download: saved rather than displayed as a page, and never cached. */
export const ATTACHMENT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

/** A call that answers with such a file. */
export const AnswersAttachment = (): MethodDecorator =>
  applyDecorators(...Object.entries(ATTACHMENT_HEADERS).map(([name, value]) => Header(name, value)));

/** RFC 8187; the first name is for programs that do not know the second. */
const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The answer of a call that gives a file of a conversation. */
export const attachmentFile = ({ name, type, size }: Attachment, content: Readable): StreamableFile =>
  new StreamableFile(content, { type, length: size, disposition: dispositionOf(name) });
