import type { OwnSession } from '@dealership/contracts';
import { endOtherSessions, endOwnSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import { pageOf } from '../../shared/list/page-of.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { ownSessionsQuery } from './account-api.js';
import { deviceName } from './device-name.js';

/** The user's sessions. Each of them but the current one can be ended, or all at once. */
export function SessionsList() {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const errorText = useErrorText();
  const list = useListState();
  const reading = useQuery(ownSessionsQuery);
  const end = useMutation({
    mutationFn: (id?: string) => (id ? callStaff(endOwnSession, { params: { id } }) : callStaff(endOtherSessions)),
    onSuccess: () => showToast({ kind: 'success', title: t('sessions.ended') }),
    onError: (error) => showToast({ kind: 'error', title: t('sessions.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const columns: Column<OwnSession>[] = [
    {
      title: t('sessions.device'),
      cell: ({ device }) => <bdi title={device}>{deviceName(device) || t('sessions.unknown')}</bdi>,
    },
    { title: t('sessions.address'), cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
    { title: t('sessions.startedAt'), cell: ({ startedAt }) => <bdi>{moment(startedAt)}</bdi> },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: ({ id, current, device }) =>
        current ? (
          <Tag tone="good">{t('sessions.current')}</Tag>
        ) : (
          <Button
            aria-label={t('sessions.endNamed', { device: deviceName(device) || t('sessions.unknown') })}
            onClick={() => end.mutate(id)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <StaffTable
        label={t('sessions.title')}
        columns={columns}
        shown={pageOf(reading.data, { page: list.page, q: '', searchTexts: () => [] })}
        reading={reading}
        list={list}
        empty={{ title: t('sessions.title'), text: '' }}
      />
      {(reading.data?.length ?? 0) > 1 && (
        <Button danger loading={end.isPending && end.variables === undefined} onClick={() => end.mutate(undefined)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  );
}
