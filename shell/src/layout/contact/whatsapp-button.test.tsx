import type { Language } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { i18nFor } from '../../server/document/texts.js';
import type { SiteConfig } from '../../site-config.js';
import { SiteProvider } from '../site-context.js';
import { WhatsappButton } from './whatsapp-button.js';

const config = { name: { en: 'Test & Motors', ar: 'تست وموتورز', ja: '' }, whatsapp: '971500000000' } as SiteConfig;

it.each<[Language, string, string]>([
  ['en', 'Chat with us on WhatsApp', 'Hello Test & Motors, I have a question about one of your cars.'],
  ['ar', 'تواصل معنا عبر واتساب', 'مرحبًا تست وموتورز، لدي استفسار عن إحدى سياراتكم.'],
  ['ja', 'WhatsAppで相談する', 'はじめまして。Test & Motorsの車両についてお伺いしたいことがございます。'],
])('opens a chat with a prefilled message (%s)', (language, name, text) => {
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <SiteProvider value={{ config, path: '/', search: '' }}>
        <WhatsappButton />
      </SiteProvider>
    </I18nextProvider>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect([origin, pathname, [...searchParams]]).toEqual(['https://wa.me', '/971500000000', [['text', text]]]);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
