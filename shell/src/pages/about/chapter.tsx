import type { LocalizedDeep, SettingValues } from '@dealership/contracts';
import { FilePicture, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { RichText } from '@dealership/ui-kit/rich-text';
import type { ReactNode } from 'react';
import key from '../../assets/car-key.webp?picture';
import showroom from '../../assets/showroom-rings.webp?picture';
import workshop from '../../assets/workshop-ramp.webp?picture';
import styles from './about-page.module.css';
import { TwoReports } from './two-reports.js';

const SIZES = '(min-width: 56.25em) 50vw, 100vw';

const FILES = { showroom, workshop, key };

type ChapterContent = LocalizedDeep<SettingValues['about']>['chapters'][number];

/** A picture of ours. */
export function BesidePicture({ name }: { name: keyof typeof FILES }) {
  const { t } = useTranslation('about');
  const className = `${styles.picture} ${name === 'showroom' ? styles.showroom : ''}`.trim();
  return <FilePicture className={className} file={FILES[name]} alt={t(`chapters.${name}.alt`)} sizes={SIZES} />;
}

/** A picture, or its replacement. */
function Beside({ beside, picture, alt }: Pick<ChapterContent, 'beside' | 'picture' | 'alt'>) {
  switch (beside) {
    case 'showroom':
    case 'workshop':
    case 'key':
      return <BesidePicture name={beside} />;
    case 'reports':
      return <TwoReports />;
    default:
      return <Picture className={styles.picture} address={picture} alt={alt} sizes={SIZES} />;
  }
}

/** A Japanese title, which breaks after a comma rather than within a clause. */
function Clauses({ title }: { title: string }) {
  const clauses = title.split(/(?<=、)/);
  if (clauses.length === 1) return title;
  return clauses.map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}

export interface ChapterProps extends ChapterContent {
  /** Zero-based. */
  at: number;
  /** Below its text. */
  children?: ReactNode;
}

/** A chapter of the dealer's story beside its picture. */
export function Chapter({ at, title, text, children, ...shown }: ChapterProps) {
  const isAlone = shown.beside === 'nothing' || (shown.beside === 'picture' && !shown.picture);
  return (
    <section className={[styles.chapter, !isAlone && at % 2 === 1 && styles.turned].filter(Boolean).join(' ')}>
      <div className={styles.text}>
        <h2>
          <Clauses title={title} />
        </h2>
        <RichText className={styles.paragraphs} html={text} />
        {children}
      </div>
      {!isAlone && (
        <div className={styles.beside}>
          <Beside {...shown} />
        </div>
      )}
    </section>
  );
}
