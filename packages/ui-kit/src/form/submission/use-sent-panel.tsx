import type { InquiryReceipt } from '@dealership/contracts';
import { type ReactNode, useState } from 'react';
import type { SentPanelProps } from '../../sent/sent-panel.js';

/** Content of a form's confirmation besides its fields. */
export interface SentTexts<Body> extends Partial<Pick<SentPanelProps, 'title' | 'next'>> {
  /** A summary in the visitor's words. */
  about?: (body: Body) => string | undefined;
  /** A further link or button. */
  action?: (body: Body, reference: string) => ReactNode;
}

const loadPanel = () => import(/* webpackChunkName: "sent-panel" */ '../../sent/index.js');

interface SentPanelOptions<Body> {
  texts: SentTexts<Body> & { title: string };
  className?: string | undefined;
  /** Receives the panel instead of showing it in place of the form, for forms that close themselves. */
  onSent?: ((panel: ReactNode) => void) | undefined;
}

/** The confirmation panel that replaces a submitted form; loaded lazily. If loading fails, the empty form stays. */
export function useSentPanel<Body>({ texts: { about, action, ...texts }, className, onSent }: SentPanelOptions<Body>) {
  const [panel, setPanel] = useState<ReactNode>();
  const [hasReturned, setReturned] = useState(false);
  const again = () => {
    setPanel(undefined);
    setReturned(true);
  };
  const show = async (body: Body, { reference }: InquiryReceipt) => {
    const code = await loadPanel().catch((error: unknown) => {
      console.error('The panel of what was sent could not be loaded', error);
      return undefined;
    });
    const props = {
      ...texts,
      reference,
      customer: body as SentPanelProps['customer'],
      about: about?.(body),
      action: action?.(body, reference),
      className,
    };
    const made = code && <code.SentPanel {...props} onAgain={onSent ? undefined : again} />;
    if (onSent) onSent(made);
    else setPanel(made);
  };
  return { panel, hasReturned, show };
}
