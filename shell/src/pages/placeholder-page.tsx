import { ButtonLink, FilePicture, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import green from '../assets/car-green.webp?picture';
import orange from '../assets/car-orange.webp?picture';
import white from '../assets/car-white.webp?picture';
import styles from './placeholder-page.module.css';

interface PlaceholderProps {
  language: 'ar' | 'ja';
  direction: 'rtl' | 'ltr';
}

/** The pages that most visitors want. */
const LINKS = ['inventory', 'contact'] as const;

const CARS = [white, green, orange];

/** A placeholder home page in its fixed language. */
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
            <ButtonLink key={path} look="quiet" href={`/${path}?lang=${language}`} target="_self">
              {text(path)}
            </ButtonLink>
          ))}
        </div>
      </StatusPanel>
      <div className={styles.cars}>
        {CARS.map((car) => (
          <FilePicture key={car.src} className={styles.car} file={car} alt="" sizes="(min-width: 600px) 31vw, 100vw" />
        ))}
      </div>
    </div>
  );
}

export const ArabicHomePage = () => <PlaceholderPage language="ar" direction="rtl" />;
export const JapaneseHomePage = () => <PlaceholderPage language="ja" direction="ltr" />;
