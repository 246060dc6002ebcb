import { LANGUAGES } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { keepDocument } from '../testing/index.js';
import { errorAnswer } from './error-page.js';

const CODES = ['UPSTREAM_UNAVAILABLE', 'ROUTE_NOT_FOUND'] as const;

describe.each(CODES)('the error response for %s', (code) => {
  it.each(LANGUAGES.map((language) => language.code))('is a self-contained page in %s', (language) => {
    const { headers, body } = errorAnswer(code, { id: 'request-0007', headers: { cookie: `lang=${language}` } }, 'N0nce');
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8', 'content-language': language });
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).not.toMatch(/src=|url\(|rel="stylesheet"/);
    keepDocument('pages', `${code}.${language}`, body);
  });
});
