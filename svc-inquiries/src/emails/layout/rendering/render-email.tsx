import { render } from '@react-email/render';
import type { Email } from '../email.js';
import { Layout, type LayoutProps } from './layout.js';
import { plainText } from './plain-text.js';

type Envelope = Pick<Email, 'subject' | 'replyTo' | 'unsubscribeUrl' | 'icalEvent' | 'pictures'>;

/** Renders an e-mail as HTML and plain text. */
export async function renderEmail(envelope: Envelope, layout: LayoutProps): Promise<Email> {
  // The renderer writes the doctype of XHTML 1.0 Transitional.
  const html = (await render(<Layout {...layout} />)).replace(/^<!DOCTYPE[^>]*>/, '<!doctype html>');
  return { ...envelope, html, text: plainText(html, layout.language) };
}
