import type { IncomingHttpHeaders } from 'node:http';
import { DecoratorHandler, type Dispatcher } from 'undici';

export interface HungCallOptions {
  /** How long an upstream may take before it is probed for readiness; milliseconds. */
  afterMs: number;
  isReady: (origin: string) => Promise<boolean>;
}

/** The call was abandoned: the upstream neither answers nor reports ready. */
class UpstreamNotReadyError extends Error {
  readonly code = 'UPSTREAM_NOT_READY';
}

type Controller = Dispatcher.DispatchController;

interface Watched {
  onRequestStart(controller: Controller, context: unknown): void;
  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders, statusMessage?: string): void;
  onResponseError(controller: Controller, error: Error): void;
}

// Missing from undici's types.
const ForwardingHandler = DecoratorHandler as unknown as new (handler: Dispatcher.DispatchHandler) => Watched;

class AbandonHungCall extends ForwardingHandler {
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    handler: Dispatcher.DispatchHandler,
    private readonly origin: string,
    private readonly options: HungCallOptions,
  ) {
    super(handler);
  }

  override onRequestStart(controller: Controller, context: unknown): void {
    super.onRequestStart(controller, context);
    this.watch(controller);
  }

  override onResponseStart(...response: Parameters<Watched['onResponseStart']>): void {
    this.end();
    super.onResponseStart(...response);
  }

  override onResponseError(controller: Controller, error: Error): void {
    this.end();
    super.onResponseError(controller, error);
  }

  private watch(controller: Controller): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const isReady = await this.options.isReady(this.origin);
      if (this.isOver) return;
      if (isReady) this.watch(controller);
      else controller.abort(new UpstreamNotReadyError(`${this.origin} is not ready`));
    }, this.options.afterMs);
  }

  private end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}

/** Abandons calls to upstreams that hang. A busy upstream that still reports ready is waited for. */
export const abandonHungCalls =
  (options: HungCallOptions): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (request, handler) =>
    dispatch(request, new AbandonHungCall(handler, String(request.origin), options));
