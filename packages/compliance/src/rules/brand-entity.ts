// Whether a brand is what it says it is, where it says it is, and what else its registration needs.
import {
  governmentWords,
  nonProfitWords,
  politicalCommitteeWords,
  soleProprietorDomainEndings,
  soleProprietorScreen,
} from '../facts/company-names.ts';
import type { BrandContext } from './brand-context.ts';
import { isSharedHost } from './brand-website.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

const entity = { category: 'entity', basis: 'published' } as const;
const ready = { category: 'registration_readiness', basis: 'published' } as const;

export const brandEntityRules: readonly Rule<BrandContext>[] = [
  { id: 'state.known', category: 'state', source: 'uspsStates', basis: 'published', check: checkState },
  {
    ...entity,
    id: 'entity.sole-proprietor-suffix',
    source: 'telnyxSoleProprietor',
    check: ({ businessType, legalName, dba }) => {
      const form = legalName.form ?? dba?.form;
      return businessType === 'sole_proprietor' && form
        ? {
            status: 'error',
            message: `A sole proprietor is a person; a name that ends in ${form.suffix} is declined (decline code 801).`,
            remedy: 'Register a standard brand with the EIN.',
          }
        : undefined;
    },
  },
  {
    ...entity,
    id: 'entity.sole-proprietor-with-ein',
    source: 'telnyxSoleProprietor',
    check: ({ businessType }) =>
      businessType === 'sole_proprietor'
        ? {
            status: 'warning',
            message:
              'Sole-proprietor registration is for people without an EIN; whoever has one must register a standard brand.',
            remedy:
              'Register as PRIVATE_PROFIT with this EIN, or as SOLE_PROPRIETOR with name and mobile number and no EIN.',
          }
        : undefined,
  },
  { ...entity, id: 'entity.sole-proprietor-words', source: 'telnyxSoleProprietor', check: checkScreen },
  { ...entity, id: 'entity.type-likely', source: 'registryApi', basis: 'estimate', check: checkType },
  {
    ...ready,
    id: 'readiness.irs-letter',
    source: 'telnyxBrands',
    check: () => ({
      status: 'info',
      message:
        'Name and EIN are compared with the IRS record: copy both from the letter CP 575 or 147C, ending and spelling included.',
      details: 'A new EIN can take two to three weeks to appear in the records.',
    }),
  },
  {
    ...ready,
    id: 'readiness.one-brand-per-ein',
    source: 'telnyxDeclines',
    check: () => ({
      status: 'info',
      message:
        'An EIN should stand behind one brand; using it again needs a stated reason (decline code 711).',
    }),
  },
  {
    ...ready,
    id: 'readiness.email',
    source: 'telnyxDeclines',
    check: (brand) => ({
      status: 'info',
      message: `Register with an e-mail address at the brand’s own domain${exampleAddress(brand)}: free mail providers are declined for larger brands (decline code 713).`,
    }),
  },
  {
    ...ready,
    id: 'readiness.website',
    source: 'bandwidthVettingGuide',
    check: () => ({
      status: 'info',
      message:
        'Reviewers open the site: it must be public, describe the business, show its name and address, and link to a privacy policy and terms.',
    }),
  },
  {
    ...ready,
    id: 'readiness.authentication-plus',
    source: 'twilioAuthenticationPlus',
    check: ({ businessType }) =>
      businessType === 'corporation'
        ? {
            status: 'info',
            message:
              'A company listed on an exchange registers as PUBLIC_PROFIT with symbol and exchange, and needs Authentication+ by e-mail before any campaign.',
          }
        : undefined,
  },
  {
    ...ready,
    id: 'readiness.tax-exempt',
    source: 'registryIdentity',
    check: ({ businessType }) =>
      businessType === 'non_profit'
        ? {
            status: 'info',
            message:
              'The registry looks for the 501(c) status of a non-profit; a body that has none registers as PRIVATE_PROFIT.',
          }
        : undefined,
  },
];

/** An address at the domain, where the domain is the brand's to have addresses at. */
function exampleAddress({ website }: BrandContext): string {
  return website?.domain === undefined || isSharedHost(website) ? '' : `, such as support@${website.domain}`;
}

function checkState({ state, stateCode }: BrandContext): Verdict {
  if (state === undefined) {
    return {
      status: 'error',
      message: `${stateCode} is no state code of the US Postal Service.`,
      remedy: 'Give the two letters of the state in which the company’s address is.',
    };
  }
  if (state.kind === 'associated' || state.kind === 'military') {
    return {
      status: 'warning',
      message:
        state.kind === 'military'
          ? `${state.code} is a military mail code (${state.name}); a business address needs a state.`
          : `${state.name} has US mail but is a country of its own; registries may not take it as a US state.`,
      remedy: 'Use the business address on the IRS letter.',
    };
  }
  return { status: 'pass', message: `${state.code} is ${state.name}.` };
}

function checkScreen({ businessType, legalName, dba, website }: BrandContext): Verdict | undefined {
  if (businessType !== 'sole_proprietor') {
    return undefined;
  }
  const text = ` ${[...legalName.words, '|', ...(dba?.words ?? [])].join(' ')} `;
  const words = soleProprietorScreen.filter(({ word }) => text.includes(` ${word} `)).map(({ word }) => word);
  const ending = website?.host.split('.').at(-1) ?? '';
  const found = soleProprietorDomainEndings.includes(ending) ? [...words, `.${ending}`] : words;
  return found.length === 0
    ? undefined
    : {
        status: 'warning',
        message: 'Name or site has a word that keeps a business out of sole-proprietor registration.',
        details: quoteList(found),
        remedy: 'Register a standard brand with an EIN.',
      };
}

function checkType({ legalName, dba, businessType }: BrandContext): Verdict | undefined {
  const text = [...legalName.words, '|', ...(dba?.words ?? [])].join(' ');
  if (governmentWords.test(text)) {
    return {
      status: 'info',
      message: 'The name is that of a public body, which registers as GOVERNMENT.',
      remedy: 'Choose the entity type GOVERNMENT if the brand is one.',
    };
  }
  if (businessType !== 'non_profit' && nonProfitWords.test(text)) {
    return {
      status: 'info',
      message:
        'The name is that of a charity or religious body; with 501(c) status it registers as NON_PROFIT.',
      remedy: 'Check the tax status on the IRS letter.',
    };
  }
  if (politicalCommitteeWords.test(text)) {
    return {
      status: 'info',
      message:
        'The name is that of a political committee or candidate; its texts need the POLITICAL use case and a Campaign Verify token or political vetting.',
      remedy:
        'Get the token before the campaign is submitted; the registration is of the committee that holds the EIN.',
    };
  }
  return undefined;
}
