// Checks the EIN of a brand without access to IRS records.
import { FOREIGN_EIN_PREFIX } from '../facts/employer-numbers.ts';
import type { BrandContext, Ein } from './brand-context.ts';
import type { Rule, Verdict } from './rule.ts';

export const brandTaxNumberRules: readonly Rule<BrandContext>[] = [
  {
    id: 'ein.form',
    category: 'ein_format',
    source: 'irsPrefixes',
    basis: 'published',
    check: ({ ein }) =>
      ein.hasHyphen
        ? { status: 'pass', message: 'The EIN has the IRS format.' }
        : {
            status: 'info',
            message: `The EIN has no hyphen. The IRS writes it as ${ein.written}.`,
          },
  },
  {
    id: 'ein.prefix-issued',
    category: 'ein_prefix',
    source: 'irsPrefixes',
    basis: 'published',
    check: checkPrefix,
  },
  {
    id: 'ein.foreign-prefix',
    category: 'ein_prefix',
    source: 'house',
    basis: 'estimate',
    check: ({ ein }) =>
      ein.prefix === FOREIGN_EIN_PREFIX
        ? {
            status: 'info',
            message: `EINs that begin with ${FOREIGN_EIN_PREFIX} usually belong to foreign companies.`,
            remedy:
              'A foreign company registers with its own country and the business number of that country. Use the EIN only if the address on the IRS letter is in the US.',
          }
        : undefined,
  },
  {
    id: 'ein.not-a-placeholder',
    category: 'ein_prefix',
    source: 'house',
    basis: 'estimate',
    check: ({ ein }) => checkPlaceholder(ein),
  },
  {
    id: 'ein.not-a-social-security-number',
    category: 'ein_format',
    source: 'registryIdentity',
    basis: 'estimate',
    check: checkPersonalNumber,
  },
];

function checkPrefix({ ein }: BrandContext): Verdict {
  if (ein.issuer) {
    return {
      status: 'pass',
      message: `The IRS issues EINs that begin with ${ein.prefix}.`,
      details: `Since 2001, issued by ${ein.issuer.issuedBy}. An older number with this prefix may come from another office. The prefix does not show where the business is.`,
    };
  }
  return {
    status: 'error',
    message: `The IRS has never issued an EIN that begins with ${ein.prefix}. Verification will fail.`,
    remedy: 'Copy the number from IRS letter CP 575 or 147C.',
  };
}

const RUNS = '01234567890123456789';

function checkPlaceholder({ digits }: Ein): Verdict | undefined {
  if (/^(\d)\1{8}$/.test(digits)) {
    return {
      status: 'error',
      message: 'All digits of the EIN are the same, which is typical of test data.',
      remedy: 'Copy the number from IRS letter CP 575 or 147C.',
    };
  }
  const isRun = RUNS.includes(digits) || RUNS.includes(Array.from(digits).toReversed().join(''));
  if (isRun || /^\d\d(\d)\1{6}$/.test(digits)) {
    return {
      status: 'warning',
      message: 'The EIN looks like an example from documentation.',
      remedy: 'Compare it with IRS letter CP 575 or 147C.',
    };
  }
  return undefined;
}

// ITIN ranges that the IRS assigns to persons, as nine digits without hyphens.
const ITIN = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;

function checkPersonalNumber({ ein, businessType }: BrandContext): Verdict | undefined {
  if (ein.hasHyphen || (ein.issuer && businessType !== 'sole_proprietor')) {
    return undefined;
  }
  return {
    status: 'warning',
    message: ITIN.test(ein.digits)
      ? 'The number could be an individual taxpayer identification number (ITIN) instead of an EIN.'
      : 'Without its hyphen, the number could be a Social Security number. The registry names this as a cause of failed verification.',
    remedy:
      'Make sure that it is the EIN from the IRS letter. Never send a personal tax number. A person without an EIN registers as a sole proprietor.',
  };
}
