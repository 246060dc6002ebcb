import { dayRuns, type HoursException, languageSettings, localize, type OpenSpan } from '@dealership/contracts';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Fragment } from 'react';
import { useSite } from '../site-context.js';
import { useClock } from './use-clock.js';

/** Formats opening hours by weekday and by date. */
function useDays() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { locale } = languageSettings(language);
  const between = (first: string, last: string) => (first === last ? first : t('footer.range', { first, last }));
  const day = (index: number) => t(`footer.day${index}`);
  const date = (text: string) =>
    dateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(`${text}T00:00:00Z`));
  const ofWeek = (days: readonly number[]) =>
    days.length === 7
      ? t('footer.everyDay')
      : dayRuns(days)
          .map(([first, last = first]) => between(day(first), day(last)))
          .join(t('footer.and'));
  const ofException = ({ from, until, days }: HoursException) => {
    const dates = between(date(from), date(until));
    return days.length > 0 ? t('footer.dated', { days: ofWeek(days), dates }) : dates;
  };
  return { ofWeek, ofException };
}

/** Opening hours: one line per range of days, then special days. */
export function OpeningHours({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { week, exceptions } = useSite().hours;
  const clock = useClock();
  const { ofWeek, ofException } = useDays();
  const line = (days: string, openings: readonly OpenSpan[]) => {
    const spans = openings.map(({ opens, closes }) => t('footer.span', { from: clock(opens), to: clock(closes) }));
    return spans.length > 0 ? t('footer.hours', { days, spans: spans.join(t('footer.nextSpan')) }) : t('footer.closed', { days });
  };
  const different = exceptions.map((exception) => {
    const note = localize(exception.note, language);
    return line(ofException(exception), exception.spans) + (note && t('footer.note', { note }));
  });
  const lines = [...week.map(({ days, spans }) => line(ofWeek(days), spans)), ...different];
  return (
    <p className={className}>
      {lines.map((text, at) => (
        <Fragment key={text}>
          {at > 0 && <br />}
          {text}
        </Fragment>
      ))}
    </p>
  );
}
