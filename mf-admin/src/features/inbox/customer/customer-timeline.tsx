import { type CustomerEntry, type CustomerFile, DUBAI_OFFSET, dubaiDay } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import styles from './customer.module.css';
import { CustomerEntryItem } from './customer-entry-item.js';
import { SiteEmailLine } from './site-email-line.js';

type SiteEmail = Extract<CustomerEntry, { type: 'email' }>;

interface Day {
  day: string;
  entries: CustomerEntry[];
  /** Automatic e-mails; refused ones are listed as entries, because somebody has to act. */
  emails: SiteEmail[];
}

function daysOf(items: CustomerEntry[]): Day[] {
  const days = new Map<string, Day>();
  for (const entry of items) {
    const day = dubaiDay(new Date(entry.at));
    const group = days.get(day) ?? { day, entries: [], emails: [] };
    days.set(day, group);
    if (entry.type === 'email' && entry.state !== 'failed') group.emails.push(entry);
    else group.entries.push(entry);
  }
  return [...days.values()];
}

const carOfEntry = (entry: CustomerEntry) => (entry.type === 'request' ? entry.content.car : undefined);

/** Automatic e-mails of one day: a single one is shown, several are collapsed into their count. */
function SiteEmails({ emails }: { emails: SiteEmail[] }) {
  const { t } = useTranslation('dashboard');
  const isAlone = emails.length === 1;
  const lines = emails.map((email) => <SiteEmailLine key={email.id} email={email} isAlone={isAlone} />);
  if (lines.length < 2) return lines;
  return (
    <li>
      <details className={styles.folded}>
        <summary>{t('customerFile.siteEmails', { count: lines.length })}</summary>
        <ul className={styles.entries}>{lines}</ul>
      </details>
    </li>
  );
}

/** What a customer sent and what was answered, by day, newest first. */
export function CustomerTimeline({ file }: { file: CustomerFile }) {
  const { day: dayText } = useMoment();
  const carOf = useCars(file.items.map(carOfEntry));
  return (
    <ol className={styles.days}>
      {daysOf(file.items).map(({ day, entries, emails }) => (
        <li key={day}>
          <h4 className={styles.day}>
            <time dateTime={day}>{dayText(`${day}T12:00:00${DUBAI_OFFSET}`)}</time>
          </h4>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <CustomerEntryItem key={`${entry.type} ${entry.id}`} entry={entry} file={file} car={carOf(carOfEntry(entry))} />
            ))}
            <SiteEmails emails={emails} />
          </ol>
        </li>
      ))}
    </ol>
  );
}
