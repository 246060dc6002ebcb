import { describe, expect, it } from '@jest/globals';
import { acceptedEncoding } from './content-encoding.js';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.2', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['br;q=0.001', 'br'],
    ['brotli', 'identity'],
    ['deflate', 'identity'],
  ])('reads %j as %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
