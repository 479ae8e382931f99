// Denials decoded to codes with the fields of each (G-86).
import { expect, test } from 'vitest';
import { decodeDenial } from './denial.ts';

test('each code names its own fields, and the denial has those of all', () => {
  const { codes, fields } = decodeDenial({
    entityType: 'campaign',
    texts: ['30909 - Campaign vetting rejection - CTA Verification Issue'],
    categories: ['PRIVACY_POLICY', 'OTHER'],
  });
  const fieldsOf = (code: string) => codes.find((one) => one.code === code)?.fields;
  expect(fieldsOf('PRIVACY_POLICY')).toEqual(['campaign.privacyPolicyLink', 'pages.privacyPolicy']);
  expect(fieldsOf('30909')).toEqual(expect.arrayContaining(['campaign.messageFlow']));
  expect(fieldsOf('30909')).not.toContain('pages.privacyPolicy');
  expect(new Set(fields)).toEqual(new Set(codes.flatMap((code) => code.fields)));
});

test('a reading that is too unsure names no fields', () => {
  const { codes } = decodeDenial({ entityType: 'campaign', texts: ['Something about your website maybe.'] });
  expect(codes.filter(({ confidence, fields }) => confidence < 50 && fields.length > 0)).toEqual([]);
});
