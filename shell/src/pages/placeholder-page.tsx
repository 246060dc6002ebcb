import { ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { FEATURED_VEHICLES } from '../sections/page-sections.js';
import { RemoteSection } from '../sections/remote-section.js';
import styles from './placeholder-page.module.css';

interface PlaceholderProps {
  language: 'ar' | 'ja';
  direction: 'rtl' | 'ltr';
}

/** The pages that most visitors want. */
const LINKS = ['inventory', 'contact'] as const;

/** A placeholder home page in its fixed language, above the featured cars. */
function PlaceholderPage({ language, direction }: PlaceholderProps) {
  const { t } = useTranslation('pages');
  const text = (key: string) => t(`placeholder.${language}.${key}`);
  return (
    <div className={styles.page} lang={language} dir={direction}>
      <PageHead title={text('title')} description={text('text')} robots="noindex" />
      <StatusPanel page stage title={text('title')} text={text('text')}>
        <div className={styles.actions}>
          {/* A full navigation, because the new document stores the language. */}
          <ButtonLink href={`/?lang=${language}`} target="_self">
            {text('home')}
          </ButtonLink>
          {LINKS.map((path) => (
            <ButtonLink key={path} variant="quiet" href={`/${path}?lang=${language}`} target="_self">
              {text(path)}
            </ButtonLink>
          ))}
        </div>
      </StatusPanel>
      <RemoteSection name={FEATURED_VEHICLES} />
    </div>
  );
}

export const ArabicHomePage = () => <PlaceholderPage language="ar" direction="rtl" />;
export const JapaneseHomePage = () => <PlaceholderPage language="ja" direction="ltr" />;
