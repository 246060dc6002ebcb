import type { PageHeadProps } from './page-head-props.js';

/** Example: `2024 Aurelio Vento | Aureva Motors` */
export const documentTitle = (head: PageHeadProps | undefined, siteName: string): string => {
  if (!head) return siteName;
  return head.titleAlone ? head.title : `${head.title} | ${siteName}`;
};
