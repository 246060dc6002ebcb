import { type Language, languageSettings } from '@dealership/contracts';
import type { ReactNode } from 'react';
import { LOGO_ID } from '../../default-logo.js';
import { unbroken } from '../elements/elements.js';
import {
  DISPLAY_FONTS,
  FONTS,
  GOLD,
  INK,
  IVORY,
  LIGHT_SCHEME,
  LINE_BREAKS,
  NARROW,
  TITLE_BREAKS,
  TITLE_SIZES,
} from '../elements/theme.js';

export interface LayoutProps {
  language: Language;
  siteName: string;
  title: string;
  /** Shown after the subject in the list of e-mails; otherwise that is how the e-mail begins. */
  preview?: string | undefined;
  body: ReactNode;
  footer: ReactNode;
}

const TABLE = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 } as const;

/** A reference, such as CM-2026-00012. */
const REFERENCE = /([A-Z]{2}-\d{4}-\d+)/;

/**
 * The layout of every e-mail: dark, or light if the mail client asks for it, with one gold line and the dealer's mark.
 * The mark is embedded at its displayed width; nothing is loaded remotely.
 */
export function Layout({ language, siteName, title, preview, body, footer }: LayoutProps) {
  const { direction } = languageSettings(language);
  const card = {
    maxWidth: 640,
    background: INK.raised,
    borderTop: `2px solid ${GOLD}`,
    fontFamily: FONTS[language],
    fontSize: 16,
    lineHeight: 1.6,
    color: IVORY.text,
    textAlign: 'start',
    // No line of one word at the end, where the mail client can.
    textWrap: 'pretty',
    ...LINE_BREAKS[language],
  } as const;
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="supported-color-schemes" content="dark light" />
        <title>{title}</title>
        <style>{LIGHT_SCHEME + NARROW}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: INK.page, color: IVORY.text }}>
        {preview && (
          <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
            {preview}
          </div>
        )}
        <table {...TABLE} className="page" bgcolor={INK.page} style={{ background: INK.page }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table {...TABLE} className="card" dir={direction} bgcolor={INK.raised} style={card}>
                  <tbody>
                    <tr data-skip-in-text="true">
                      <td className="gold" style={{ padding: '24px 24px 0', fontSize: 14, color: GOLD }}>
                        <img
                          src={`cid:${LOGO_ID}`}
                          height={40}
                          alt=""
                          style={{ border: 0, height: 40, width: 'auto', marginInlineEnd: 12, verticalAlign: 'middle' }}
                        />
                        <span style={{ verticalAlign: 'middle' }}>{siteName}</span>
                      </td>
                    </tr>
                    <tr data-skip-in-text="true">
                      <td
                        style={{
                          padding: '16px 24px',
                          fontFamily: DISPLAY_FONTS[language],
                          fontSize: TITLE_SIZES[language],
                          lineHeight: 1.3,
                          ...TITLE_BREAKS[language],
                        }}
                      >
                        {unbroken(title, REFERENCE)}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '0 24px 24px' }}>{body}</td>
                    </tr>
                    <tr>
                      <td
                        className="quiet line"
                        style={{
                          padding: '16px 24px',
                          borderTop: `1px solid ${INK.line}`,
                          fontSize: 14,
                          color: IVORY.secondary,
                        }}
                      >
                        {footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
