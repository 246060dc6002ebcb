import type { Language } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { ConfigProvider, type ThemeConfig } from 'antd';
import ar from 'antd/locale/ar_EG';
import en from 'antd/locale/en_US';
import ja from 'antd/locale/ja_JP';
import { type ReactNode, useMemo, useRef } from 'react';
import { documentNonce } from './document-nonce.js';

const LOCALES: Record<Language, typeof en> = { en, ar, ja };

/** The site's paper and metal colours, dark enough for text (4.5:1) and for control outlines (3:1) on paper. */
const THEME: ThemeConfig = {
  token: {
    fontFamily: 'var(--font-text)',
    fontSize: 14,
    controlHeight: 36,
    borderRadius: 2,
    borderRadiusLG: 2,
    borderRadiusSM: 2,
    colorPrimary: '#8f6b36',
    colorPrimaryHover: '#7a5a2c',
    colorPrimaryActive: '#5f4522',
    colorLink: '#6b4f26',
    colorLinkHover: '#8f6b36',
    colorLinkActive: '#5f4522',
    colorError: '#b3382f',
    colorErrorHover: '#962d26',
    colorErrorBorderHover: '#962d26',
    colorErrorActive: '#7a241e',
    colorSuccess: '#2f7d4f',
    colorWarning: '#9a6414',
    colorWarningBg: '#f6e7c8',
    colorErrorBg: '#f7dfdb',
    colorTextBase: '#17181b',
    colorTextSecondary: '#5b574f',
    colorTextDescription: '#5b574f',
    colorTextPlaceholder: '#6f6a60',
    colorBgContainer: '#fffdf9',
    colorBgElevated: '#fffdf9',
    colorBgLayout: '#faf7f1',
    colorBorder: '#958e80',
    colorBorderSecondary: '#e6dfd1',
    colorSplit: '#e6dfd1',
    // Above the admin and below the site's toasts.
    zIndexPopupBase: 10,
    motion: false,
  },
  components: {
    Segmented: { trackBg: '#ece3d3', itemSelectedBg: '#fffdf9' },
    // The same as that of the content area.
    Drawer: { footerPaddingInline: 24 },
  },
};

/** The size of `--text-14` in the admin: Arabic letters are smaller than Latin ones of the same size. */
const ARABIC_THEME: ThemeConfig = { ...THEME, token: { ...THEME.token, fontSize: 15 } };

/**
 * Configures antd for the page's language and direction. Its overlays open inside the admin, where the colours are
 * defined.
 */
export function DashboardTheme({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const containerRef = useRef<HTMLDivElement>(null);
  const csp = useMemo(() => ({ nonce: documentNonce() }), []);
  return (
    <ConfigProvider
      csp={csp}
      direction={direction}
      locale={LOCALES[language]}
      theme={language === 'ar' ? ARABIC_THEME : THEME}
      // antd would insert a space between the two characters of a Japanese label.
      button={{ autoInsertSpace: false }}
      // The wave effect inserts a block element into the clicked button, which is invalid HTML.
      wave={{ disabled: true }}
      getPopupContainer={() => containerRef.current ?? document.body}
    >
      <div ref={containerRef}>{children}</div>
    </ConfigProvider>
  );
}
