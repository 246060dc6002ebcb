import type { AttachedFile, InboxRequest, MessageDraft, NewMessage } from '@dealership/contracts';
import { endpointPath } from '@dealership/contracts';
import {
  getReplyDraft,
  listMessages,
  listSiteEmails,
  previewMessage,
  resendMessage,
  uploadAttachment,
  writeMessage,
} from '@dealership/contracts/inquiries/inbox/endpoints';
import { getReplyTemplates } from '@dealership/contracts/settings/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useIdempotencyKey, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../api/staff-query.js';
import { useErrorText } from '../../api/use-error-text.js';
import { sendFile, type Upload } from '../../form/pictures/upload-file.js';

/** `background`: the page makes the call without user action. */
export const messagesQuery = (requestKey: string, background = false) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-messages', requestKey],
    queryFn: ({ signal }) => callStaff(listMessages, { params: { key: requestKey }, signal, background }),
    ...ALWAYS_REFETCH,
  });

export const siteEmailsQuery = (requestKey: string, background = false) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-emails', requestKey],
    queryFn: ({ signal }) => callStaff(listSiteEmails, { params: { key: requestKey }, signal, background }),
    ...ALWAYS_REFETCH,
  });

export const replyStartQuery = (requestKey: string) =>
  queryOptions({
    queryKey: ['inbox-reply', requestKey],
    queryFn: ({ signal }) => callStaff(getReplyDraft, { params: { key: requestKey }, signal }),
    staleTime: 60_000,
  });

export const templatesQuery = staffQuery('reply-templates', getReplyTemplates);

export const previewReply = (requestKey: string, draft: MessageDraft) =>
  callStaff(previewMessage, { params: { key: requestKey }, body: draft });

/**
 * Sends a message to the customer. A failed attempt can be repeated: the same text is sent only once. `onSent` is called
 * even if the reply box has been closed meanwhile; what it resolves to is the result.
 */
export function useWriteMessage<Result>(request: InboxRequest, onSent: () => Result | Promise<Result>) {
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async (message: Omit<NewMessage, 'version'>) => {
      await callStaff(writeMessage, {
        params: { key: request.id },
        body: { ...message, version: request.version },
        idempotencyKey: keyOf([request.id, message]),
      });
      return onSent();
    },
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

export function useResendMessage(requestKey: string) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (id: number) => callStaff(resendMessage, { params: { key: requestKey, id } }),
    onError: (error) => showToast({ kind: 'error', title: t('conversation.notSent'), text: errorText(error) }),
    onSettled: (_answer, _error, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

const isFile = (body: object): body is AttachedFile => 'id' in body && 'name' in body;

/** Uploads a file to attach to a message. */
export function sendAttachment(requestKey: string, file: File, onProgress: (percent: number) => void): Upload<AttachedFile> {
  const path = endpointPath(uploadAttachment, { key: requestKey }, { name: file.name }) as `/api/${string}`;
  const sending = { file, type: 'application/octet-stream', onProgress, isAnswer: isFile };
  return sendFile({ method: uploadAttachment.method, path }, sending);
}
