// Checks whether the legal name of a brand can match the IRS record, and whether the DBA name fits the legal name.
import { type BusinessType, namesWithoutEnding, nonProfitWords } from '../facts/company-names.ts';
import { namesOverlap } from '../text/company-name.ts';
import type { BrandContext } from './brand-context.ts';
import { isGovernment } from './brand-entity.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

const NAME_CHARACTERS_MAX = 255;

const TYPE_WORDS: Readonly<Record<BusinessType, string>> = {
  corporation: 'a corporation',
  llc: 'a limited liability company',
  partnership: 'a partnership',
  sole_proprietor: 'a sole proprietor',
  non_profit: 'a nonprofit',
};

const legal = { category: 'legal_name', basis: 'published' } as const;
const trading = { category: 'dba', basis: 'published' } as const;

export const brandNameRules: readonly Rule<BrandContext>[] = [
  { ...legal, id: 'legal-name.present', source: 'telnyxBrands', check: checkPresent },
  {
    ...legal,
    id: 'legal-name.length',
    source: 'registryApi',
    check: ({ legalName }) =>
      Array.from(legalName.text).length > NAME_CHARACTERS_MAX
        ? {
            status: 'error',
            message: `The registry accepts company names of up to ${NAME_CHARACTERS_MAX} characters.`,
            remedy: 'Enter only the name, as on the IRS letter.',
          }
        : undefined,
  },
  {
    ...legal,
    id: 'legal-name.no-placeholder',
    source: 'house',
    basis: 'estimate',
    check: ({ legalName }) =>
      PLACEHOLDER.test(legalName.core.join(' '))
        ? {
            status: 'error',
            message: 'The legal name is a placeholder.',
            details: quoteList([legalName.text]),
            remedy: 'Enter the name as on IRS letter CP 575 or 147C.',
          }
        : undefined,
  },
  {
    ...legal,
    id: 'legal-name.characters',
    source: 'house',
    basis: 'estimate',
    check: ({ legalName }) => checkCharacters(legalName.text),
  },
  {
    ...legal,
    id: 'legal-name.capitals',
    source: 'house',
    basis: 'estimate',
    check: ({ legalName: { text, core } }) =>
      core.join('').length > 5 && text === text.toUpperCase() && /\p{Lu}/u.test(text)
        ? {
            status: 'info',
            message:
              'The name is in all capital letters, as on IRS letters. Matching ignores case, but people see the brand name.',
            remedy: 'Write the brand name as on the website.',
          }
        : undefined,
  },
  {
    ...legal,
    id: 'legal-name.small-letters',
    source: 'house',
    basis: 'estimate',
    check: ({ legalName: { text, core } }) =>
      core.join('').length > 5 && text === text.toLowerCase() && /\p{Ll}/u.test(text)
        ? {
            status: 'info',
            message:
              'The name is in all lowercase letters. Matching ignores case, but a name typed from memory often lacks an apostrophe, a comma, or the suffix.',
            details: quoteList([text]),
            remedy: 'Copy the name from the IRS letter exactly.',
          }
        : undefined,
  },
  { ...legal, id: 'legal-name.suffix', source: 'telnyxBrands', check: checkSuffix },
  { ...legal, id: 'legal-name.foreign', source: 'house', basis: 'estimate', check: checkForeign },
  {
    ...legal,
    id: 'legal-name.no-dba-inside',
    source: 'telnyxBrands',
    basis: 'estimate',
    check: ({ legalName }) => {
      const match = DBA_INSIDE.exec(legalName.text);
      return match === null
        ? undefined
        : {
            status: 'warning',
            message: 'The legal name includes a DBA name, so it cannot match the IRS record.',
            details: quoteList([match[0].trim()]),
            remedy: 'Enter the part before “DBA” as the legal name and the part after it as the DBA name.',
          };
    },
  },
  { ...trading, id: 'dba.consistent', source: 'telnyxDeclines', check: checkDba },
  {
    ...trading,
    id: 'dba.suffix',
    source: 'house',
    basis: 'estimate',
    check: checkDbaSuffix,
  },
];

const PLACEHOLDER =
  /^(?:test(?:ing)?|tests?|asdf+|qwerty|foo|bar|foo bar|n a|none|null|undefined|tbd|unknown|company|my company|your company|company name|your company name|legal name|business|my business|business name|example|sample|x+)$/;
const DBA_INSIDE =
  /(?:\bd\s?\/\s?b\s?\/\s?a\b|\bdba\b|\bdoing business as\b|\bt\s?\/\s?a\b|\ba\s?\/\s?k\s?\/\s?a\b)/i;

function checkPresent({ legalName }: BrandContext): Verdict {
  const letters = legalName.text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters).length >= 2
    ? {
        status: 'pass',
        message: 'A legal name is present. Only the verification can show whether it matches the IRS record.',
      }
    : {
        status: 'error',
        message: 'The legal name has fewer than two letters.',
        remedy: 'Enter the name as on IRS letter CP 575 or 147C.',
      };
}

function checkCharacters(text: string): Verdict | undefined {
  const odd = text.match(/[®™©<>{}[\]|\\]|\p{Cc}|\p{Extended_Pictographic}|\p{Cs}/gu) ?? [];
  if (odd.length === 0) {
    return undefined;
  }
  return {
    status: 'warning',
    message: 'The legal name has characters that tax records do not contain, so it cannot match.',
    details: quoteList([...new Set(odd)]),
    remedy: 'Remove trademark signs, emoji, brackets, and control characters.',
  };
}

function checkSuffix(brand: BrandContext): Verdict | undefined {
  const { legalName, businessType } = brand;
  const { form } = legalName;
  if (businessType === 'sole_proprietor' || form?.isForeign) {
    return undefined;
  }
  const name = legalName.words.join(' ');
  const needsNoEnding =
    isGovernment(brand) || [namesWithoutEnding, nonProfitWords].some((words) => words.test(name));
  if (form === undefined && needsNoEnding) {
    return undefined;
  }
  if (businessType === undefined) {
    return form === undefined
      ? {
          status: 'warning',
          message:
            'The name has no legal suffix such as LLC or Inc. A missing suffix is a frequent cause of UNVERIFIED.',
          remedy:
            'If the IRS letter shows a suffix, add it. If the business has none, such as a partnership, send its businessType.',
        }
      : undefined;
  }
  if (form === undefined) {
    return businessType === 'corporation' || businessType === 'llc'
      ? {
          status: 'warning',
          message: `The name of ${TYPE_WORDS[businessType]} usually has a legal suffix, but this name has none.`,
          remedy: `If the IRS letter shows ${businessType === 'llc' ? 'LLC' : 'Inc. or Corp.'}, add it. A missing suffix is a frequent cause of UNVERIFIED.`,
        }
      : undefined;
  }
  return form.types.includes(businessType)
    ? {
        status: 'pass',
        message: `The suffix ${form.suffix} fits ${TYPE_WORDS[businessType]}.`,
      }
    : {
        status: 'warning',
        message: `The name ends in ${form.suffix}, which is not the suffix of ${TYPE_WORDS[businessType]}.`,
        remedy: 'Correct the business type, or correct the suffix to match the IRS letter.',
      };
}

function checkForeign({ legalName: { form } }: BrandContext): Verdict | undefined {
  return form?.isForeign
    ? {
        status: 'warning',
        message: `${form.suffix} is a legal form of another country. A US EIN verifies only with the name that the IRS issued it to.`,
        remedy:
          'Register the US company that holds the EIN, or register the foreign company with its tax number and country.',
      }
    : undefined;
}

// These words end the names of public bodies and charities, too, so they do not show that the names were swapped.
const PLAIN_ENDINGS = new Set(['Foundation', 'Association', 'Cooperative', 'Co.']);

function checkDbaSuffix({ dba, legalName, businessType }: BrandContext): Verdict | undefined {
  if (dba?.form === undefined || dba.form.suffix === legalName.form?.suffix) {
    return undefined;
  }
  if (legalName.form !== undefined) {
    return {
      status: 'warning',
      message: `The DBA name ends in ${dba.form.suffix}, but the legal name ends in ${legalName.form.suffix}. Reviewers may treat them as two companies.`,
      remedy: 'Remove the legal suffix from the DBA name, unless it is a different company.',
    };
  }
  return businessType === 'sole_proprietor' || PLAIN_ENDINGS.has(dba.form.suffix)
    ? undefined
    : {
        status: 'warning',
        message: `The DBA name ends in ${dba.form.suffix}, but the legal name has no legal suffix. The two names are probably swapped.`,
        details: quoteList([dba.text, legalName.text]),
        remedy:
          'Enter the name on the IRS letter as the legal name, and the name that customers know as the DBA name.',
      };
}

function checkDba({ dba, legalName }: BrandContext): Verdict | undefined {
  if (dba === undefined) {
    return undefined;
  }
  if (dba.words.join(' ') === legalName.words.join(' ') || dba.core.join(' ') === legalName.core.join(' ')) {
    return {
      status: 'pass',
      message: 'The DBA name is the legal name without its suffix. Reviewers need no explanation.',
    };
  }
  if (namesOverlap(dba, legalName)) {
    return {
      status: 'pass',
      message:
        'The DBA name is recognizable in the legal name. Use the same name on the website, in sample messages, and in the opt-in.',
    };
  }
  return {
    status: 'warning',
    message:
      'The DBA name and the legal name have no word in common. Reviewers may treat them as two brands (decline code 603).',
    details: quoteList([dba.text, legalName.text]),
    remedy:
      'Explain in the campaign description how the two names are related, and show the legal name on the website.',
  };
}
