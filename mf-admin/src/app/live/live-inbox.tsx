import { formatRequestKey, type InboxEvent, senderName } from '@dealership/contracts';
import { getInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshInbox } from '../../features/inbox/index.js';
import { callStaff } from '../../shared/api/staff-api.js';
import { referenceOf, useRequestLabels } from '../../shared/request/request-labels.js';
import { useMay } from '../../shared/staff/use-me.js';
import { type InboxUpdate, subscribeToInbox } from './subscribe-to-inbox.js';

/** The toast shown when a customer is waiting for an answer. */
const TEXT_KEYS: Partial<Record<InboxEvent['change'], string>> = { new: 'inbox.arrived', replied: 'inbox.wroteAgain' };

/** Events within this interval are coalesced into one read. */
const BATCH_MS = 1000;

/**
 * Keeps the open admin current: the inbox rows, the number of open requests, and a toast if the inbox is not visible.
 */
export function LiveInbox() {
  const { t } = useTranslation('dashboard');
  const { kindName } = useRequestLabels();
  const client = useQueryClient();
  const mayRead = useMay()('requests.read');
  const [announcement, announce] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = async (textKey: string, { kind, number }: InboxEvent) => {
    const call = { params: { key: formatRequestKey({ kind, number }) }, background: true } as const;
    const request = await callStaff(getInboxRequest, call).catch(() => undefined);
    // Somebody may have erased it since.
    if (!request) return;
    announce(t(textKey, { customer: senderName(request), kind: kindName(kind), reference: referenceOf(request) }));
  };
  const onNews = useEffectEvent((news: InboxUpdate) => {
    const textKey = news !== 'again' && TEXT_KEYS[news.change];
    if (textKey) void say(textKey, news);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refreshInbox(client);
    }, BATCH_MS);
  });
  useEffect(() => {
    if (!mayRead) return;
    const end = subscribeToInbox((news) => onNews(news));
    return () => {
      end();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [mayRead]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
