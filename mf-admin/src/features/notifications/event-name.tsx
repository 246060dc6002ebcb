import { useEventName } from './use-event-name.js';

export interface EventNameProps {
  event: string;
  subjectId: number | null;
}

/** What an e-mail is about: the event's name, and the number of the message, payment, etc. */
export function EventName({ event, subjectId }: EventNameProps) {
  const eventName = useEventName();
  return (
    <>
      {eventName(event)} {subjectId !== null && <bdi>#{subjectId}</bdi>}
    </>
  );
}
