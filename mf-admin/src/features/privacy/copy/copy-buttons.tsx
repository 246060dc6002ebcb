import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { DownloadIcon } from '../../../shared/display/icons.js';
import styles from '../privacy-tab.module.css';
import { type CopyOf, copyOfPerson, downloadCopy } from './person-copy.js';
import { loadSheet, PrintedCopy, type Sheet } from './printed-copy/printed-copy.js';

/** Exports the data stored about a person: machine-readable, or for printing and as a PDF. */
export function CopyButtons(copyOf: CopyOf) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [sheet, setSheet] = useState<Sheet>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (as: 'json' | 'pdf') => {
      const copy = await copyOfPerson(copyOf);
      if (as === 'json') downloadCopy(copy);
      else setSheet(await loadSheet(copy));
    },
    onError: (error) => showToast({ kind: 'error', title: t('privacy.copy.failed'), text: errorText(error) }),
  });
  const button = (as: 'json' | 'pdf') => (
    <Button icon={<DownloadIcon />} loading={isPending && variables === as} disabled={isPending} onClick={() => mutate(as)}>
      {t(`privacy.copy.${as}`)}
    </Button>
  );
  return (
    <>
      <p>{t('privacy.copy.intro')}</p>
      <div className={styles.emails}>
        {button('json')}
        {button('pdf')}
      </div>
      {sheet && <PrintedCopy sheet={sheet} onPrinted={() => setSheet(undefined)} />}
    </>
  );
}
