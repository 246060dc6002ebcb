type Listener<Event> = ((event: Event) => void) | null;

/** A fake XMLHttpRequest upload, controlled by the test. */
class FakeUpload {
  upload: { onprogress: Listener<{ loaded: number; total: number }> } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  method = '';
  path = '';
  type = '';
  isAborted = false;

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string): void {
    if (name === 'content-type') this.type = value;
  }

  send(): void {}

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, body: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

/** Replaces XMLHttpRequest and records what was sent. */
export class FakeUploads {
  sent: FakeUpload[] = [];
  readonly #real = globalThis.XMLHttpRequest;

  start(): void {
    this.sent = [];
    const { sent } = this;
    const Recorded = class extends FakeUpload {
      override send(): void {
        sent.push(this);
      }
    };
    Object.assign(globalThis, { XMLHttpRequest: Recorded });
  }

  stop(): void {
    globalThis.XMLHttpRequest = this.#real;
  }
}
