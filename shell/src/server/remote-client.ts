import type { Language } from '@dealership/contracts';
import type { Fragment, RemoteFiles } from '@dealership/ui-kit/lifecycles';

export interface RemoteClient {
  /** The rendered page of a remote. Throws when the remote is missing, slow or broken. */
  fragment(name: string, url: string, language: Language, requestId: string): Promise<Fragment>;
  /** The files of every remote that answers. */
  files(language: Language): Promise<RemoteFiles[]>;
}

export interface RemoteClientOptions {
  origins: Record<string, string>;
  /** How long a page waits for a fragment, in milliseconds. */
  patience: number;
}

async function readJson<T>(address: string, patience: number, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

export function createRemoteClient({ origins, patience }: RemoteClientOptions): RemoteClient {
  return {
    async fragment(name, url, language, requestId) {
      const query = new URLSearchParams({ url, lang: language });
      return readJson(`${origins[name]}/fragment?${query}`, patience, { 'x-request-id': requestId });
    },
    async files(language) {
      const asked = Object.values(origins).map((origin) =>
        readJson<RemoteFiles>(`${origin}/remote.json?lang=${language}`, patience),
      );
      const answers = await Promise.allSettled(asked);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    },
  };
}
