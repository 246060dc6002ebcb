import { firstSettings, type MailRouting, mail } from '@dealership/contracts';
import { getMailRouting } from '@dealership/contracts/settings/endpoints';
import { OutageLog } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { signServiceToken } from '@dealership/service-kit/staff';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { NOTIFICATION_SETTINGS, type NotificationSettings } from '../notification-settings.js';

const DEADLINE_MS = 1500;
/** So long nobody asks again. */
const FRESH_MS = 1000;

/** Asks svc-content who of the staff gets which mail; while it does not answer, what it said last. No letter waits for it. */
@Injectable()
export class MailRoutingService {
  private readonly outage = new OutageLog(nestLog(new Logger(MailRoutingService.name)), 'Reading who gets which mail');
  private known: MailRouting = firstSettings.mail;
  private until = 0;
  private reading: Promise<void> | undefined;

  constructor(@Inject(NOTIFICATION_SETTINGS) private readonly settings: NotificationSettings) {}

  async read(): Promise<MailRouting> {
    if (performance.now() >= this.until)
      this.reading ??= this.ask().finally(() => {
        this.reading = undefined;
      });
    await this.reading;
    return this.known;
  }

  private async ask(): Promise<void> {
    const { url, tokenKey } = this.settings.content;
    try {
      const authorization = `Bearer ${signServiceToken({ audience: 'svc-content', key: tokenKey }, 'notifier')}`;
      const response = await fetch(url + getMailRouting.path, {
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new Error(`svc-content answered ${response.status}`);
      this.known = mail.form.schema.parse(await response.json());
      this.until = performance.now() + FRESH_MS;
      this.outage.works();
    } catch (error) {
      this.outage.failed(error);
    }
  }
}
