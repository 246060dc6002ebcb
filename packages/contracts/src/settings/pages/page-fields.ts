import { localized } from '../../languages/localized-text.js';
import { wordsSetting } from '../fields/index.js';

/** Title and description for search engines. */
export const searchLine = wordsSetting(
  localized('Description for search engines', 'الوصف لمحركات البحث', '検索エンジン向けの説明'),
  {
    maximum: 300,
    rows: 2,
  },
);

/** The same limit as a post's content. */
export const RICH_HINT = localized(
  'A blank line begins a new paragraph. Simple HTML works: h3, strong, ul, a …',
  'يبدأ السطر الفارغ فقرة جديدة. يمكن استخدام HTML بسيط مثل h3 وstrong وul وa.',
  '空行で段落が分かれます。h3、strong、ul、a などの簡単な HTML を使えます。',
);
