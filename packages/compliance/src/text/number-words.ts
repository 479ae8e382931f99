// Spells the numbers of a name in the other way: "Dock 42" and "Dock Forty Two", "1st Street" and "First Street".
import { withSmallCode } from './fast-patterns.ts';

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

const spell = (number: number): string | undefined => {
  if (number < 1 || number > 99) {
    return undefined;
  }
  const tens = TENS[Math.floor(number / 10) - 2];
  const one = ONES[(number >= 20 ? number % 10 : number) - 1];
  return [tens, one].filter((word) => word !== undefined).join(' ');
};

const ending = (number: number): string => ['st', 'nd', 'rd'][number - 1] ?? 'th';

const NUMBER_OF = new Map<string, string>([
  ...ONES.map((word, at): [string, string] => [word, String(at + 1)]),
  ...TENS.map((word, at): [string, string] => [word, String((at + 2) * 10)]),
  ...ORDINALS.map((word, at): [string, string] => [word, `${at + 1}${ending(at + 1)}`]),
]);

const DIGITS = withSmallCode(/(?<![\p{L}\p{N}.,$])\d{1,2}(?:st|nd|rd|th)?(?![\p{L}\p{N}.,%])/giu);
const WORDS = withSmallCode(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(${TENS.join('|')})[ -](${ONES.slice(0, 9).join('|')})|${[...NUMBER_OF.keys()].join('|')})(?![\p{L}\p{N}])`,
    'giu',
  ),
);

/** The name as it is without numbers up to 99. */
export function respellNumbers(name: string): string {
  if (/\d/.test(name)) {
    return name.replaceAll(DIGITS, (shown) => {
      const number = Number.parseInt(shown, 10);
      return (/\D/.test(shown) ? ORDINALS[number - 1] : spell(number)) ?? shown;
    });
  }
  return name.replaceAll(WORDS, (shown, tens?: string, one?: string) =>
    tens === undefined || one === undefined
      ? (NUMBER_OF.get(shown.toLowerCase()) ?? shown)
      : String(Number(NUMBER_OF.get(tens.toLowerCase())) + Number(NUMBER_OF.get(one.toLowerCase()))),
  );
}
