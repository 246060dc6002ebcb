import { useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import { CHART, COASTS, PORTS, WAY } from './chart.js';
import styles from './route-map.module.css';

const LEGS = ['purchase', 'port', 'voyage', 'customs', 'handover'] as const;

/** Where a car from Japan travels, and how long each leg takes. The chart is not mirrored: its start is always the west. */
export function RouteMap() {
  const { t } = useTranslation('import-route');
  return (
    <PageSection title={t('title')} text={t('text')}>
      <figure className={styles.figure}>
        <div className={styles.chart} aria-hidden="true">
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} className={styles.drawing} aria-hidden="true">
            <path d={COASTS} className={styles.coasts} />
            <path d={WAY} className={styles.way} />
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
        <figcaption>
          <ol className={styles.legs}>
            {LEGS.map((leg) => (
              <li key={leg} className={[styles.leg, leg === 'voyage' && styles.sea].filter(Boolean).join(' ')}>
                <span className={styles.time}>{t(`legs.${leg}.time`)}</span>
                <span className={styles.place}>{t(`legs.${leg}.place`)}</span>
                <span className={styles.text}>{t(`legs.${leg}.text`)}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </PageSection>
  );
}
