import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import {
  doneImportsQuery,
  importsQuery,
  messagesQuery,
  postsQuery,
  recentMessagesQuery,
  subscriptionsQuery,
  vehiclesQuery,
} from './summary-api.js';

/** Ready to show; empty while it is on its way. */
export interface Figure {
  figure?: string;
  detail?: string;
  failed: boolean;
}

export function useSummary() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const vehicles = useQuery(vehiclesQuery);
  const messages = useQuery(messagesQuery);
  const recent = useQuery(recentMessagesQuery);
  const subscriptions = useQuery(subscriptionsQuery);
  const imports = useQuery(importsQuery);
  const doneImports = useQuery(doneImportsQuery);
  const posts = useQuery(postsQuery);

  const figure = (name: string, all?: number, some?: number): Omit<Figure, 'failed'> => ({
    figure: all === undefined ? undefined : format(all),
    detail: some === undefined ? undefined : t(`summary.${name}Detail`, { count: some, shown: format(some) }),
  });
  const pending = imports.data && doneImports.data && imports.data.total - doneImports.data.total;
  return {
    vehicles: { ...figure('vehicles', vehicles.data?.total, vehicles.data?.featured), failed: vehicles.isError },
    messages: { ...figure('messages', messages.data?.total, recent.data?.total), failed: messages.isError || recent.isError },
    subscriptions: {
      ...figure('subscriptions', subscriptions.data?.total, subscriptions.data?.active),
      failed: subscriptions.isError,
    },
    imports: { ...figure('imports', imports.data?.total, pending), failed: imports.isError || doneImports.isError },
    posts: {
      ...figure('posts', posts.data?.length, posts.data?.filter(({ published }) => published).length),
      failed: posts.isError,
    },
  };
}
