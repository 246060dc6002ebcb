import { StreamableFile } from '@nestjs/common';

/** The answer of a call that gives a mail as it came. */
export const mailFile = ({ id, raw }: { id: number; raw: Buffer }): StreamableFile =>
  new StreamableFile(raw, {
    type: 'message/rfc822',
    length: raw.length,
    disposition: `attachment; filename="mail-${id}.eml"`,
  });
