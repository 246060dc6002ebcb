import type { ApiToken } from '@dealership/contracts';
import { revokeApiToken } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useConfirmDanger } from '../../shared/dialog/use-confirm-danger.js';
import { AddIcon } from '../../shared/display/icons.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { apiTokensQuery } from './integrations-api.js';
import styles from './integrations-tab.module.css';
import { TokenDialog } from './token-dialog.js';
import { useTokenColumns } from './use-token-columns.js';

const searchTexts = ({ name, ending }: ApiToken) => [name, ending];

/** The tokens with which other applications read the dealership's data. */
export function IntegrationsTab() {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const errorText = useErrorText();
  const list = useListState();
  const [adding, setAdding] = useState(false);
  const reading = useQuery(apiTokensQuery);
  const revoke = useMutation({
    mutationFn: ({ id }: ApiToken) => callStaff(revokeApiToken, { params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: t('token.revoked', { name }) }),
    onError: (error) => showToast({ kind: 'error', title: t('token.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _token, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const confirmRevoke = (token: ApiToken) =>
    confirm({
      title: token.name,
      content: t('token.confirmRevoke'),
      okText: t('token.revoke'),
      act: () => revoke.mutateAsync(token),
    });
  const columns = useTokenColumns(confirmRevoke);
  const addButton = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('token.add')}
    </Button>
  );
  return (
    <>
      <p className={styles.text}>
        {t('token.text')}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {t('token.manual')}
        </a>
      </p>
      <ListBar
        list={list}
        search={t('token.search')}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.integrations')}
        columns={columns}
        shown={pageOf(reading.data, { page: list.page, q: list.q, searchTexts })}
        reading={reading}
        list={list}
        empty={{ title: t('token.empty'), text: t('token.emptyText') }}
      />
      {adding && <TokenDialog onClose={() => setAdding(false)} />}
    </>
  );
}
