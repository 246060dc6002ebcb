import type { FileKind } from '@dealership/service-kit/endpoints';
import { MAX_DOCUMENT_BYTES, MAX_PICTURE_BYTES } from '@dealership/service-kit/media';

export const PICTURE: FileKind = {
  name: 'picture',
  mediaTypes: /^image\//,
  wanted: 'Please send the picture itself, as image/jpeg, image/png, image/gif, image/webp or image/avif',
  largest: MAX_PICTURE_BYTES,
  tooLarge: 'PICTURE_TOO_LARGE',
};

export const DOCUMENT: FileKind = {
  name: 'document',
  mediaTypes: /^application\/pdf/,
  wanted: 'Please send the document itself, as application/pdf',
  largest: MAX_DOCUMENT_BYTES,
  tooLarge: 'DOCUMENT_TOO_LARGE',
};
