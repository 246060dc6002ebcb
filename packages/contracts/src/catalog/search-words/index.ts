export { filterWord } from './filter-word.js';
export { searchWords } from './search-words.js';
