// The EIN of a brand, as far as it can be judged without asking the IRS.
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
        ? { status: 'pass', message: 'The EIN has the form that the IRS prints.' }
        : {
            status: 'info',
            message: `The EIN was written without its hyphen; the IRS prints it as ${ein.written}.`,
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
      details: `Issued by ${ein.issuer.issuedBy}. The prefix says nothing about where the business is.`,
    };
  }
  return {
    status: 'error',
    message: `The IRS has never issued an EIN that begins with ${ein.prefix}; verification will fail.`,
    remedy: 'Copy the number from the IRS letter CP 575 or 147C.',
  };
}

const RUNS = '01234567890123456789';

function checkPlaceholder({ digits }: Ein): Verdict | undefined {
  if (/^(\d)\1{8}$/.test(digits)) {
    return {
      status: 'error',
      message: 'All digits of the EIN are the same, as in forms filled in to try them out.',
      remedy: 'Copy the number from the IRS letter CP 575 or 147C.',
    };
  }
  const isRun = RUNS.includes(digits) || RUNS.includes(Array.from(digits).toReversed().join(''));
  if (isRun || /^\d\d(\d)\1{6}$/.test(digits)) {
    return {
      status: 'warning',
      message: 'The EIN looks like an example out of a manual.',
      remedy: 'Check it against the IRS letter CP 575 or 147C.',
    };
  }
  return undefined;
}

// Groups that the Social Security Administration and the IRS give to persons, as nine bare digits.
const ITIN = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;

function checkPersonalNumber({ ein, businessType }: BrandContext): Verdict | undefined {
  if (ein.hasHyphen || (ein.issuer && businessType !== 'sole_proprietor')) {
    return undefined;
  }
  return {
    status: 'warning',
    message: ITIN.test(ein.digits)
      ? 'The number could be a person’s taxpayer number (ITIN) rather than an EIN.'
      : 'Without its hyphen the number could be a social security number; the registry names that as a cause of failure.',
    remedy:
      'Make sure that it is the EIN of the IRS letter. Never send a personal number; a person without an EIN registers as a sole proprietor.',
  };
}
