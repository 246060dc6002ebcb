import { Inject, Injectable, Logger } from '@nestjs/common';
import { MARK_PNG } from '../letters/mark.js';
import { NOTIFICATION_SETTINGS, type NotificationSettings } from './notification-settings.js';

/** Twice the size in which letters show it. */
const LARGEST = { width: 480, height: 80 };

/** The picture in the head of letters: the dealer's logo, or the site's mark where there is none. */
@Injectable()
export class DealerMark {
  private readonly logger = new Logger(DealerMark.name);
  private kept: { logo: string; png: Buffer } | undefined;

  constructor(@Inject(NOTIFICATION_SETTINGS) private readonly settings: Pick<NotificationSettings, 'media'>) {}

  /**
   * As a PNG. A letter does not wait for a logo that cannot be read.
   * @param logo address of the logo's picture, '' without one
   */
  async png(logo: string): Promise<Buffer> {
    if (this.kept?.logo === logo) return this.kept.png;
    try {
      if (logo) this.kept = { logo, png: await this.read(logo) };
    } catch (error) {
      this.logger.warn({ err: error, logo }, 'The logo for letters cannot be read');
    }
    return this.kept?.logo === logo ? this.kept.png : MARK_PNG;
  }

  private async read(logo: string): Promise<Buffer> {
    // Few dealers' notifiers need to load what turns pictures.
    const { openMediaFiles, picturePng } = await import('@dealership/service-kit/media');
    const png = await picturePng(await openMediaFiles(this.settings.media), logo, LARGEST);
    if (!png) throw new Error('there is no such picture');
    return png;
  }
}
