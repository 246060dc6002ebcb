import { type InboxRequest, placeholdersIn } from '@dealership/contracts';
import { confirmAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useIsSlow, useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { useResetOnline } from '../../../../api/use-reset-online.js';
import { useMay } from '../../../../staff/use-me.js';
import { useAppointmentWrites } from '../../../appointments/use-appointment-writes.js';
import { replyStartQuery, useWriteMessage } from '../../conversation-api.js';
import { useAttachments } from './use-attachments.js';
import { useReplyDraft } from './use-reply-draft.js';

/**
 * The reply being written to a request, and whether it can be sent.
 * @param onSent `hasFailed`: whether the test drive should have been confirmed as well and was not, as a toast says.
 */
export function useReplyForm(request: InboxRequest, onSent: (channel: 'email' | 'whatsapp', hasFailed: boolean) => void) {
  const { draft, change, forget } = useReplyDraft(request.id);
  const { data: start, error: loadError } = useQuery(replyStartQuery(request.id));
  const { confirm } = useAppointmentWrites();
  const mayConfirm = useMay()(confirmAppointment.permission);
  const unconfirmed = mayConfirm && request.appointment?.state === 'requested' ? request.appointment : undefined;
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useWriteMessage(request, async () => {
    forget();
    return !isConfirming || !unconfirmed || (await confirm({ ...unconfirmed, hasEmail: request.email !== null }));
  });
  useResetOnline(error, reset);
  const isSlow = useIsSlow(isPending);
  const uploads = useAttachments(request.id, (file) => change(({ attachments }) => ({ attachments: [...attachments, file] })));

  const hasAddress = start?.to !== null;
  const isWhatsapp = (draft.channel === 'whatsapp' || !hasAddress) && Boolean(start?.whatsapp);
  const subject = draft.subject ?? start?.subject ?? '';
  const placeholders = placeholdersIn(draft.text);
  const isWhole = draft.text.trim() !== '' && placeholders.length === 0 && (isWhatsapp || (hasAddress && subject.trim() !== ''));
  const maySend = Boolean(start) && isWhole && !isPending && !uploads.isBusy;
  const edit: typeof change = (changes) => {
    if (!isPending) change(changes);
  };
  const send = () => {
    if (!maySend) return;
    const attachments = isWhatsapp ? [] : draft.attachments.map((file) => file.id);
    const message = isWhatsapp
      ? { channel: 'whatsapp' as const, text: draft.text, attachments }
      : { channel: 'email' as const, subject, text: draft.text, attachments };
    mutate(message, { onSuccess: (isDone) => onSent(message.channel, !isDone) });
  };
  return {
    request,
    draft,
    /** Does nothing while the message is being sent, after which the draft is dropped. */
    change: edit,
    forget,
    /** What the server knows for a reply: addresses, a subject, the closing. */
    start,
    loadError,
    uploads,
    hasAddress,
    isWhatsapp,
    /** The appointment that is still to be confirmed, and whether sending confirms it. */
    unconfirmed,
    isConfirming,
    setConfirming,
    subject,
    /** Placeholders of a template that the author has yet to replace. */
    placeholders,
    /** Whether nothing is missing from the message. */
    isWhole,
    maySend,
    send,
    isPending,
    /** Whether sending takes longer than usual. */
    isSlow,
    error,
    /** Removes the error of the last attempt. One of the connection goes when it is back. */
    reset,
  };
}

export type ReplyForm = ReturnType<typeof useReplyForm>;
