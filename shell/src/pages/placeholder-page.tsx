import { ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import styles from './placeholder-page.module.css';

interface PlaceholderProps {
  language: 'ar' | 'ja';
  direction: 'rtl' | 'ltr';
}

/** A home page that is announced, in its own language whatever the visitor's is. */
function PlaceholderPage({ language, direction }: PlaceholderProps) {
  const { t } = useTranslation('pages');
  const text = (key: string) => t(`placeholder.${language}.${key}`);
  return (
    <div className={styles.page} lang={language} dir={direction}>
      <PageHead title={text('title')} description={text('text')} robots="noindex" />
      <StatusPanel page title={text('title')} text={text('text')}>
        <ButtonLink href="/">{text('home')}</ButtonLink>
      </StatusPanel>
    </div>
  );
}

export const ArabicHomePage = () => <PlaceholderPage language="ar" direction="rtl" />;
export const JapaneseHomePage = () => <PlaceholderPage language="ja" direction="ltr" />;
