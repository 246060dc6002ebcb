import { defaultSettings, type MailRouting, mail } from '@dealership/contracts';
import { getMailRouting } from '@dealership/contracts/settings/endpoints';
import { OutageLog } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import type { ServiceClient } from '@dealership/service-kit/service-client';
import { Inject, Injectable, Logger } from '@nestjs/common';

export const CONTENT = Symbol('CONTENT');

/** The cached value is reused for this long. */
const TTL_MS = 1000;

/**
 * Mail recipients as configured in svc-content, or as last known while it is unavailable. E-mails never wait for it.
 */
@Injectable()
export class MailRoutingClient {
  private readonly outage = new OutageLog(nestLog(new Logger(MailRoutingClient.name)), 'mail routing');
  private known: MailRouting = defaultSettings.mail;
  private until = 0;
  private reading: Promise<void> | undefined;

  constructor(@Inject(CONTENT) private readonly client: ServiceClient) {}

  async read(): Promise<MailRouting> {
    if (performance.now() >= this.until)
      this.reading ??= this.ask().finally(() => {
        this.reading = undefined;
      });
    await this.reading;
    return this.known;
  }

  private async ask(): Promise<void> {
    try {
      this.known = await this.client.call({ ...getMailRouting, response: mail.form.schema });
      this.until = performance.now() + TTL_MS;
      this.outage.recovered();
    } catch (error) {
      this.outage.failed(error);
    }
  }
}
