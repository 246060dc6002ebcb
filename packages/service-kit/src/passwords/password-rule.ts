import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@dealership/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Out of 4: withstands some hundred million guesses. */
const STRONG = 3;

/** Created on first use, because its dictionaries take some megabytes. */
let strength: ZxcvbnFactory | undefined;

const COMMON_WORDS = ['dealership', 'showroom', 'motors', 'staff', 'admin'];

export interface SiteNames {
  SITE_NAME: string;
  PUBLIC_URL: string;
}

const wordsOf = ({ SITE_NAME, PUBLIC_URL }: SiteNames): string[] =>
  `${SITE_NAME} ${new URL(PUBLIC_URL).hostname}`.toLowerCase().split(/[\s.-]+/);

/** Why a password is easy to guess: common ones, variations and the site's own words. Undefined if it is strong. */
export function passwordProblem(password: string, site: SiteNames): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `needs at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `may have at most ${MAX_PASSWORD_LENGTH} characters`;
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = strength.check(password, [...COMMON_WORDS, ...wordsOf(site)]);
  return score < STRONG ? "is too easily guessed: leave out common passwords and the site's name, or add words" : undefined;
}
