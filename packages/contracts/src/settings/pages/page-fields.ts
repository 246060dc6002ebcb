import { localized } from '../../localized-text.js';
import { wordsSetting } from '../fields/index.js';

/** What a search engine shows of a page. */
export const searchLine = wordsSetting(
  localized('Description for search engines', 'الوصف لمحركات البحث', '検索エンジン向けの説明'),
  {
    maximum: 300,
    rows: 2,
  },
);

/** As of the content of a post. */
export const RICH_HINT = localized(
  'A blank line begins a new paragraph. Simple HTML works: h3, strong, ul, a …',
  'يبدأ السطر الفارغ فقرة جديدة. يمكن استخدام HTML بسيط مثل h3 وstrong وul وa.',
  '空行で段落が分かれます。h3、strong、ul、a などの簡単な HTML を使えます。',
);
