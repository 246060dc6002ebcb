import { useTranslation } from '@dealership/ui-kit';

export interface EventNameProps {
  event: string;
  subjectId: number | null;
}

/** What an e-mail is about: the event in words, and the number of the message, payment … */
export function EventName({ event, subjectId }: EventNameProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      {t(`notification.event.${event}`, { defaultValue: event })} {subjectId !== null && <bdi>#{subjectId}</bdi>}
    </>
  );
}
