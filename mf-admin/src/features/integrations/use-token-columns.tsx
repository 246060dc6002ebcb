import type { ApiToken } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import type { Column } from '../../shared/list/table/rows-table.js';

export function useTokenColumns(onRevoke: (token: ApiToken) => void): Column<ApiToken>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  return [
    {
      title: t('token.name'),
      cell: ({ name, ending }) => (
        <>
          <bdi>{name}</bdi> <bdi dir="ltr">…{ending}</bdi>
        </>
      ),
    },
    {
      title: t('token.scopes'),
      isWide: true,
      cell: ({ scopes }) => scopes.map((scope) => t(`token.scope.${scope}`)).join(' · '),
    },
    { title: t('token.createdBy'), from: 'lg', cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
    {
      title: t('token.expiresAt'),
      cell: ({ expiresAt, stopped }) => {
        if (Date.parse(expiresAt) <= Date.now()) return <Tag tone="bad">{t('token.ended')}</Tag>;
        if (stopped) return <Tag tone="bad">{t('token.stopped')}</Tag>;
        return <bdi>{t('token.until', { moment: moment(expiresAt) })}</bdi>;
      },
    },
    {
      title: t('token.lastUsedAt'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? <bdi>{t('token.usedAt', { moment: moment(lastUsedAt) })}</bdi> : t('token.neverUsed'),
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (token) => (
        <Button danger aria-label={t('token.revokeNamed', { name: token.name })} onClick={() => onRevoke(token)}>
          {t('token.revoke')}
        </Button>
      ),
    },
  ];
}
