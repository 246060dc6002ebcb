import { Inject, Injectable, Logger } from '@nestjs/common';
import { DEFAULT_LOGO_PNG } from '../../emails/default-logo.js';
import { NOTIFICATION_OPTIONS, type NotificationOptions } from '../notification-options.js';

/** Twice the size at which e-mails show it. */
const MAX_SIZE = { width: 480, height: 80 };

/** The picture in the header of e-mails: the dealer's logo, or the site's mark if there is none. */
@Injectable()
export class DealerLogo {
  private readonly logger = new Logger(DealerLogo.name);
  private cached: { logo: string; png: Buffer } | undefined;

  constructor(@Inject(NOTIFICATION_OPTIONS) private readonly options: Pick<NotificationOptions, 'media'>) {}

  /**
   * The picture as a PNG. Falls back to the mark if the logo cannot be read, so that e-mails are not delayed.
   * @param logo URL of the logo, '' if there is none
   */
  async png(logo: string): Promise<Buffer> {
    if (this.cached?.logo === logo) return this.cached.png;
    try {
      if (logo) this.cached = { logo, png: await this.read(logo) };
    } catch (error) {
      this.logger.warn({ err: error, logo }, 'failed to read the logo for e-mails');
    }
    return this.cached?.logo === logo ? this.cached.png : DEFAULT_LOGO_PNG;
  }

  private async read(logo: string): Promise<Buffer> {
    // Loaded on demand, since few dealers need the image library here.
    const { openMediaFiles, picturePng } = await import('@dealership/service-kit/media');
    const png = await picturePng(await openMediaFiles(this.options.media), logo, MAX_SIZE);
    if (!png) throw new Error('there is no such picture');
    return png;
  }
}
