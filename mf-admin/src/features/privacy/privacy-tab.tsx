import type { PersonQuery } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { PersonData } from './person-data.js';
import { PrivacyGuide } from './privacy-guide.js';
import styles from './privacy-tab.module.css';
import { readPerson } from './read-person.js';
import { SearchField } from './search-field.js';

/** Finds and erases what is stored about a person. What staff search for never appears in a URL. */
export function PrivacyTab() {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useState<{ person: PersonQuery; typed: string; number: number }>();
  const ask = (person: PersonQuery, typed: string) => setSearch((last) => ({ person, typed, number: (last?.number ?? 0) + 1 }));
  useStayOnSessionEnd();
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{t('privacy.intro')}</p>
      {/* What was found before would stand below the problem, as if it belonged to what is typed now. */}
      <SearchField
        label={t('privacy.person')}
        button={t('privacy.find')}
        read={readPerson}
        onSearch={ask}
        onProblem={() => setSearch(undefined)}
        leftToRight
      />
      {!search && <PrivacyGuide />}
      {/* A new key for every search, so that the report of the last erasure disappears. */}
      {search && (
        <PersonData key={search.number} person={search.person} typed={search.typed} onSearch={(email) => ask({ email }, email)} />
      )}
    </div>
  );
}
