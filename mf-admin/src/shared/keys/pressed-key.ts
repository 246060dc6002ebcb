const LATIN = /^[\u0020-\u007e]$/;

/**
 * The key for shortcuts: its character if that is Latin; else, on an Arabic or kana layout, the character at the same
 * position of an English keyboard.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // Names of keys, such as 'Enter', are longer. 'Process' is reported for every key that an input method handles.
  if (LATIN.test(key) || (key.length > 1 && key !== 'Process')) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
