import { ARCHIVE_FILTERS, type ArchiveFilter } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { archiveQuery } from './archive-api.js';
import styles from './archived-matches.module.css';

export interface ArchivedMatchesProps {
  /** What the list of the stock searches. Without it, only the drafts are counted. */
  q: string;
  onShow: (filter: ArchiveFilter) => void;
}

function Match({ filter, q, onShow }: ArchivedMatchesProps & { filter: ArchiveFilter }) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const { data } = useQuery(archiveQuery({ q, filter, page: 1, pageSize: 1 }));
  if (!data?.total) return null;
  return (
    <Button type="link" className={styles.match ?? ''} onClick={() => onShow(filter)}>
      {t(`archive.${q ? 'matching' : 'waiting'}.${filter}`, { total: format(data.total) })}
    </Button>
  );
}

/** Says how many drafts and archived vehicles match, and leads to them: the list of the stock has none of them. */
export const ArchivedMatches = ({ q, onShow }: ArchivedMatchesProps) => (
  <p className={styles.matches} role="status">
    {ARCHIVE_FILTERS.filter((filter) => q !== '' || filter === 'drafts').map((filter) => (
      <Match key={filter} filter={filter} q={q} onShow={onShow} />
    ))}
  </p>
);
