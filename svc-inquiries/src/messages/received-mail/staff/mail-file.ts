import { StreamableFile } from '@nestjs/common';

/** The response that downloads an original e-mail. */
export const mailFile = ({ id, raw }: { id: number; raw: Buffer }): StreamableFile =>
  new StreamableFile(raw, {
    type: 'message/rfc822',
    length: raw.length,
    disposition: `attachment; filename="mail-${id}.eml"`,
  });
