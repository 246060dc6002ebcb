import { useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import { PORTS, ROUTE, VIEW } from './chart.js';
import styles from './route-map.module.css';

/** Shipping route and duration for a car from Japan. The chart is not mirrored: west is always on the left. */
export function RouteMap() {
  const { t } = useTranslation('import-route');
  return (
    <PageSection title={t('title')} text={t('text')}>
      <div className={styles.chart}>
        <div className={styles.land} />
        <svg viewBox={VIEW} className={styles.drawing} aria-hidden="true">
          <path d={ROUTE} className={styles.way} />
          {Object.entries(PORTS).map(([port, [x, y]]) => (
            <g key={port} className={styles[port]}>
              <circle cx={x} cy={y} r="7" className={styles.port} />
              <text x={x} y={y} className={styles.name}>
                {t(`ports.${port}`)}
              </text>
            </g>
          ))}
        </svg>
        <strong className={styles.days}>
          <bdi>{t('days')}</bdi>
        </strong>
      </div>
    </PageSection>
  );
}
