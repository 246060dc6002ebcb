import { Icon, NameText, useTranslation } from '@dealership/ui-kit';
import styles from './two-reports.module.css';

const SHEET = ['grade', 'interior', 'mileage', 'marks'] as const;
const REPORT = ['body', 'drive', 'underneath', 'papers'] as const;

/** Two example reports for buyers: the auction's and our own. */
export function TwoReports() {
  const { t } = useTranslation('about');
  return (
    <div className={styles.papers}>
      <figure className={styles.paper}>
        <figcaption className={styles.head}>
          <strong>{t('papers.sheet.title')}</strong>
          <span>{t('papers.sheet.place')}</span>
        </figcaption>
        <p className={styles.grade}>
          <small className={styles.caption} aria-hidden="true">
            {t('papers.sheet.grade.name')} · {t('papers.sheet.interior.name')}
          </small>
          <NameText text="4.5" /> <span>B</span>
        </p>
        <dl>
          {SHEET.map((line) => (
            <div key={line} className={styles.line}>
              <dt>{t(`papers.sheet.${line}.name`)}</dt>
              <dd>{t(`papers.sheet.${line}.value`)}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <figure className={[styles.paper, styles.second].join(' ')}>
        <figcaption className={styles.head}>
          <strong>{t('papers.report.title')}</strong>
          <span>{t('papers.report.place')}</span>
        </figcaption>
        <p className={styles.grade}>
          <small className={styles.caption}>{t('papers.report.points')}</small>
          <NameText text="160" />
        </p>
        <ul>
          {REPORT.map((line) => (
            <li key={line} className={styles.check}>
              <Icon name="check" size={16} />
              {t(`papers.report.${line}`)}
            </li>
          ))}
        </ul>
      </figure>
      <p className={styles.note}>{t('papers.note')}</p>
    </div>
  );
}
