import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** A value of the period and of the one before; `undefined`: unknown. */
export interface Compared {
  now: number | undefined;
  before: number | undefined;
  format?: (value: number) => string;
  /** What the value is, where its title does not say it. */
  label?: string;
}

/** The value of the previous period, and the difference from it. */
export function BeforeLine({ now, before, format }: Compared) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  if (before === undefined) return null;
  const { format: plain } = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const change = now && before > 0 && now !== before ? percent.format(now / before - 1) : undefined;
  return (
    <span>
      {t('figures.before', { value: (format ?? plain)(before) })}
      {change && (
        <>
          {' '}
          <bdi>({change})</bdi>
        </>
      )}
    </span>
  );
}
