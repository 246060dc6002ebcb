const LATIN = /^[\u0020-\u007e]$/;

/**
 * The key for shortcuts: its character if that is Latin, else, on an Arabic or kana layout, that of the same position
 * on an English keyboard.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // Names such as 'Enter' are longer; 'Process' means that an input method handles the key.
  if (LATIN.test(key) || (key.length > 1 && key !== 'Process')) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter) return key;
  return shiftKey ? letter : letter.toLowerCase();
}
