import { writeMessage } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useState } from 'react';
import { useMay } from '../../../../staff/use-me.js';
import { useHasDraft } from './use-reply-draft.js';
import { useReplyKey } from './use-reply-key.js';

/**
 * Whether the reply box of a request is open. A draft opens it, and so does `r`.
 * @param requestKey undefined until the request is known, and if its customer cannot be written to
 */
export function useReplying(requestKey: string | undefined) {
  const mayWrite = useMay()(writeMessage.permission);
  const hasDraft = useHasDraft();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<string>();
  if (requestKey !== undefined && requestKey !== seen) {
    setSeen(requestKey);
    setOpen(hasDraft(requestKey));
  }
  useReplyKey(() => setOpen(true));
  return { isReplying: mayWrite && isOpen && requestKey !== undefined, setReplying: setOpen };
}
