import type { InboxEvent } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshInbox, useInboxWords } from '../../features/inbox/index.js';
import { useMay } from '../../shared/me/use-me.js';
import { type InboxNews, subscribeToInbox } from './subscribe-to-inbox.js';

/** What is said of whom somebody has to answer. */
const WORDS: Partial<Record<InboxEvent['change'], string>> = { new: 'inbox.arrived', asked: 'inbox.wroteAgain' };

/** What comes within that time is read once. */
const GATHER_MS = 1000;

/** Keeps the desk up to date while it is open: the rows of the inbox, how many there are to work on, and a word for who does not see it. */
export function LiveInbox() {
  const { t } = useTranslation('dashboard');
  const { kindName } = useInboxWords();
  const client = useQueryClient();
  const mayRead = useMay()('requests.read');
  const [said, say] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onNews = useEffectEvent((news: InboxNews) => {
    const words = news !== 'again' && WORDS[news.change];
    if (words) say(t(words, { kind: kindName(news.kind), number: news.number }));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refreshInbox(client);
    }, GATHER_MS);
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
      {said}
    </p>
  );
}
