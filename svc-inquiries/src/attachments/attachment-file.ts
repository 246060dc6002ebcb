import type { Readable } from 'node:stream';
import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import type { Attachment } from './attachment.entity.js';

/** A call that answers with a file of a conversation: it is saved and never shown as a page, and nobody on the way keeps it. */
export const AnswersAttachment = (): MethodDecorator =>
  applyDecorators(
    Header('x-content-type-options', 'nosniff'),
    Header('content-security-policy', "default-src 'none'; sandbox"),
    Header('cache-control', 'private, no-store'),
  );

/** RFC 8187; the first name is for programs that do not know the second. */
const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The answer of a call that gives a file of a conversation. */
export const attachmentFile = ({ name, type, size }: Attachment, content: Readable): StreamableFile =>
  new StreamableFile(content, { type, length: size, disposition: dispositionOf(name) });
