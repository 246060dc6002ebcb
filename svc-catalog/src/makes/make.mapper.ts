import type { Make as MakeResponse } from '@dealership/contracts';
import type { Make } from './make.entity.js';

export const toMake = (row: Make): MakeResponse => ({
  id: row.id,
  name: row.name,
  arabic: row.arabic,
  japanese: row.japanese,
  spellings: row.spellings,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
