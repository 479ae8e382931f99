// Protects readings: a pattern without the `u` flag finds the same as with it.
import { describe, expect, test } from 'vitest';
import { withSmallCode, withoutUnicodeMode } from './fast-patterns.ts';

const PATTERNS = [
  /(?<!\p{L})(?:acepto|firma)(?!\p{L})/iu,
  /\b[\p{L}’' -]{2,30} (?:texts?|mensajes)\b/iu,
  /\[ ?[\p{L}\p{N}]+\]|\(\p{Lu}{2,}\)/u,
  /[^\p{L}\n]\p{L}+/giu,
];
const TEXTS = [
  'Yo ACEPTO recibir textos',
  'yoacepto, aceptoñ',
  'Peña’s Café texts',
  '[ Año2] (ÁRBOL)',
  'Привет, 你好 mensajes',
  '☐ sí, firma aquí',
];

describe('patterns with small code', () => {
  test('find the same words as before', () => {
    for (const pattern of PATTERNS) {
      const small = withSmallCode(pattern);
      expect(small.flags).toBe(pattern.flags);
      for (const text of [...TEXTS, 'Łukasz’s Śliwka [ ½3]', 'ΑΘΗΝΑ texts']) {
        expect(text.match(small)?.slice()).toEqual(text.match(pattern)?.slice());
      }
    }
  });

  test('keep classes that are no letters', () => {
    expect(withSmallCode(/\p{Extended_Pictographic}\p{L}/u).test('🎉a')).toBe(true);
  });
});

describe('patterns without the unicode mode', () => {
  test('find the same words as before', () => {
    for (const pattern of PATTERNS) {
      const fast = withoutUnicodeMode(pattern);
      expect(fast.unicode).toBe(false);
      for (const text of TEXTS) {
        expect(text.match(fast)?.slice()).toEqual(text.match(pattern)?.slice());
      }
    }
  });

  test('refuse a class of characters that has no ranges', () => {
    expect(() => withoutUnicodeMode(/\p{Emoji}/u)).toThrow('Emoji');
  });
});
