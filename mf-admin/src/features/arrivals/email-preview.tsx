import { type ArrivalsEmailDraft, LANGUAGES, type Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { useDebounced } from '../../shared/form/use-debounced.js';
import { EmailView } from '../../shared/request/email/email-view.js';
import { previewQuery } from './arrivals-api.js';
import styles from './arrivals-tab.module.css';

export interface EmailPreviewProps {
  draft: ArrivalsEmailDraft;
}

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** The e-mail as subscribers see it, in each language. It follows the draft once typing pauses. */
export function EmailPreview({ draft }: EmailPreviewProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const typed = JSON.stringify(draft);
  const hasVehicles = draft.vehicleIds.length > 0;
  const settled = useDebounced(typed);
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(JSON.parse(settled) as ArrivalsEmailDraft),
    enabled: hasVehicles && settled === typed,
  });
  if (!hasVehicles) return <p>{t('arrivals.previewLater')}</p>;
  if (error && !isFetching)
    return (
      <Alert
        type="error"
        showIcon
        title={t('arrivals.failed.preview')}
        description={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
      />
    );
  if (!data) return <LoadingLines />;
  return (
    <div className={styles.preview} aria-busy={isFetching || settled !== typed}>
      <EmailView email={data[language]} language={language}>
        <Segmented aria-label={t('arrivals.language')} options={LANGUAGE_OPTIONS} value={language} onChange={setLanguage} />
      </EmailView>
    </div>
  );
}
