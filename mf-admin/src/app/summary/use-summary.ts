import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useMay } from '../../shared/staff/use-me.js';
import {
  doneImportsQuery,
  importsQuery,
  membershipsQuery,
  messagesQuery,
  postsQuery,
  recentMessagesQuery,
  vehiclesQuery,
} from './summary-api.js';

/** A figure formatted for display; empty while it is loading. */
export interface Figure {
  figure?: string;
  detail?: string;
  failed: boolean;
}

export function useSummary() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const may = useMay();
  const [stock, requests, payments, content] = [
    may('stock.read'),
    may('requests.read'),
    may('payments.read'),
    may('content.read'),
  ];
  const vehicles = useQuery({ ...vehiclesQuery, enabled: stock });
  const messages = useQuery({ ...messagesQuery, enabled: requests });
  const recent = useQuery({ ...recentMessagesQuery, enabled: requests });
  const memberships = useQuery({ ...membershipsQuery, enabled: payments });
  const imports = useQuery({ ...importsQuery, enabled: requests });
  const doneImports = useQuery({ ...doneImportsQuery, enabled: requests });
  const posts = useQuery({ ...postsQuery, enabled: content });

  const figure = (name: string, all?: number, some?: number): Omit<Figure, 'failed'> => ({
    figure: all === undefined ? undefined : format(all),
    detail: some === undefined ? undefined : t(`summary.${name}Detail`, { count: some, shown: format(some) }),
  });
  const pending = imports.data && doneImports.data && imports.data.total - doneImports.data.total;
  return {
    shown: { stock, requests, payments, content },
    vehicles: { ...figure('vehicles', vehicles.data?.total, vehicles.data?.featured), failed: vehicles.isError },
    messages: { ...figure('messages', messages.data?.total, recent.data?.total), failed: messages.isError || recent.isError },
    memberships: {
      ...figure('memberships', memberships.data?.total, memberships.data?.active),
      failed: memberships.isError,
    },
    imports: { ...figure('imports', imports.data?.total, pending), failed: imports.isError || doneImports.isError },
    posts: {
      ...figure('posts', posts.data?.length, posts.data?.filter(({ published }) => published).length),
      failed: posts.isError,
    },
  };
}
