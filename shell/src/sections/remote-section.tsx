import { scriptJson } from '@dealership/contracts';
import { ContentUnavailable, EMPTY_HTML, ISLAND } from '@dealership/ui-kit';
import { useContext, useState } from 'react';
import type { SectionName } from './page-sections.js';
import styles from './remote-section.module.css';
import { RenderedSectionsContext } from './section-context.js';
import { useRemoteSection } from './use-remote-section.js';

/**
 * A remote's section: server-rendered with the page, and mounted in the browser once visible. If the remote is
 * unavailable, only this section is affected.
 */
export function RemoteSection({ name }: { name: SectionName }) {
  const rendered = useContext(RenderedSectionsContext).get(name);
  const [markup] = useState(
    () => rendered && `<div>${rendered.html}</div><script type="application/json">${scriptJson(rendered.state)}</script>`,
  );
  const { containerRef, failed, retry } = useRemoteSection(name);
  if (failed) return <ContentUnavailable onRetry={retry} />;
  return (
    <div
      ref={containerRef}
      className={styles.place}
      data-section={name}
      // Early clicks in it are its own, not those of the page around it.
      {...{ [ISLAND]: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by a part of this site; React leaves it alone.
      dangerouslySetInnerHTML={{ __html: markup ?? EMPTY_HTML }}
    />
  );
}
