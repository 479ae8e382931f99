// Checks the entity type and state of a brand, and advises what else its registration requires.
import {
  charityNames,
  governmentHosts,
  governmentWords,
  nonProfitWords,
  politicalCommitteeWords,
  soleProprietorDomainEndings,
  soleProprietorScreen,
} from '../facts/company-names.ts';
import { canadianProvinces } from '../facts/states.ts';
import type { CompanyName } from '../text/company-name.ts';
import type { BrandContext } from './brand-context.ts';
import { isSharedHost, resemblesBrand } from './brand-website.ts';
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
            message: `A sole proprietor is a person. A name with the suffix ${form.suffix} is declined (decline code 801).`,
            remedy: 'Register a standard brand with its EIN.',
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
              'Sole proprietor registration is for people without an EIN. A business with an EIN must register a standard brand.',
            remedy:
              'Register as PRIVATE_PROFIT with this EIN, or as SOLE_PROPRIETOR with a name and mobile number and no EIN.',
          }
        : undefined,
  },
  { ...entity, id: 'entity.sole-proprietor-words', source: 'telnyxSoleProprietor', check: checkScreen },
  { ...entity, id: 'entity.type-likely', source: 'registryApi', basis: 'estimate', check: checkType },
  {
    ...ready,
    id: 'readiness.checklist',
    source: 'telnyxBrands',
    check: (brand) => ({
      status: 'info',
      message: `For every brand: copy the name and EIN from IRS letter CP 575 or 147C, use the EIN for one brand only (decline code 711), register with an email address at the brand’s own domain${formatExampleAddress(brand)} (713), and publish a website with the name, address, privacy policy, and terms.`,
      details: 'A new EIN can take two to three weeks to appear in IRS records.',
    }),
  },
  {
    ...ready,
    id: 'readiness.authentication-plus',
    source: 'twilioAuthenticationPlus',
    check: (brand) =>
      (brand.businessType ?? brand.legalName.form?.types[0]) === 'corporation' &&
      !NEVER_TRADED.has(brand.legalName.form?.suffix ?? '') &&
      !isCharity(brand) &&
      !isGovernment(brand)
        ? {
            status: 'info',
            message:
              'A publicly traded company registers as PUBLIC_PROFIT with its stock symbol and exchange. It must complete Authentication+ by email before it can register campaigns.',
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
              'The registry checks the 501(c) status of a nonprofit. An organization without that status registers as PRIVATE_PROFIT.',
          }
        : undefined,
  },
];

/** An example address at the domain, if the domain belongs to the brand. */
function formatExampleAddress(brand: BrandContext): string {
  const { website } = brand;
  return website?.domain === undefined || isSharedHost(website) || !resemblesBrand(brand)
    ? ''
    : `, such as support@${website.domain}`;
}

function checkState({ state, stateCode }: BrandContext): Verdict {
  const province = canadianProvinces.get(stateCode);
  if (province !== undefined) {
    return {
      status: 'error',
      message: `${stateCode} is ${province}, a province or territory of Canada. It is not a US state.`,
      remedy:
        'Register a Canadian company with the country CA and its Canadian business number, not with a US EIN. This tool checks US brands only.',
    };
  }
  if (state === undefined) {
    return {
      status: 'error',
      message: `${stateCode} is not a state code of the US Postal Service.`,
      remedy: 'Enter the two-letter code of the state in the company address.',
    };
  }
  if (state.kind === 'associated' || state.kind === 'military') {
    return {
      status: 'warning',
      message:
        state.kind === 'military'
          ? `${state.code} is a military mail code (${state.name}). A business address needs a state.`
          : `${state.name} has US mail service but is a separate country. The registry may not accept it as a US state.`,
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
        message: 'The name or website has a word that prevents sole proprietor registration.',
        details: quoteList(found),
        remedy: 'Register a standard brand with an EIN instead.',
      };
}

/** Corporations of members or of people in one profession have no stock that is traded. */
const NEVER_TRADED = new Set(['Cooperative', 'P.C.', 'P.A.', 'P.S.C.', 'S.C.', 'C.S.P.']);

/** A public body, by its host or by its name without the suffix of a business. */
export function isGovernment({ legalName, website }: BrandContext): boolean {
  return (
    governmentHosts.test(website?.host ?? '') ||
    (!isForProfit(undefined, legalName) && governmentWords.test(legalName.words.join(' ')))
  );
}

/** A charity or religious organization, which is often a corporation: “Grace Baptist Church, Inc.” */
export function isCharity({ legalName: { core, form }, businessType }: BrandContext): boolean {
  return businessType === undefined
    ? form?.types[0] === 'non_profit' ||
        ((form?.types.includes('non_profit') ?? true) &&
          form?.types[0] !== 'llc' &&
          charityNames.test(core.join(' ')))
    : businessType === 'non_profit';
}

/** A school of higher education without a legal suffix of a business, at the domain that only such schools get. */
export function isUniversity(brand: BrandContext): boolean {
  const { legalName, website, businessType } = brand;
  return (
    website?.suffix === 'edu' &&
    legalName.form === undefined &&
    businessType === undefined &&
    !isGovernment(brand)
  );
}

function checkType(brand: BrandContext): Verdict | undefined {
  const { legalName, dba, businessType } = brand;
  const text = [...legalName.words, '|', ...(dba?.words ?? [])].join(' ');
  if (isUniversity(brand)) {
    return {
      status: 'info',
      message: 'A private university registers as NON_PROFIT, and a university of a state as GOVERNMENT.',
      remedy: 'Check the tax status on the IRS letter.',
    };
  }
  if (isGovernment(brand) || (!isForProfit(undefined, legalName) && governmentWords.test(text))) {
    return {
      status: 'info',
      message: 'The name or website is typical of a government body, which registers as GOVERNMENT.',
      remedy: 'Use the entity type GOVERNMENT if the brand is a government body.',
    };
  }
  if (businessType !== 'non_profit' && !isForProfit(businessType, legalName) && nonProfitWords.test(text)) {
    return {
      status: 'info',
      message:
        'The name is typical of a charity or religious organization. With 501(c) status, it registers as NON_PROFIT.',
      remedy: 'Check the tax status on the IRS letter.',
    };
  }
  if (politicalCommitteeWords.test(text)) {
    return {
      status: 'info',
      message:
        'The name is typical of a political committee or candidate. Its messages require the POLITICAL use case and a Campaign Verify token or political vetting.',
      remedy: 'Get the token before you submit the campaign. Register the committee that holds the EIN.',
    };
  }
  return undefined;
}

/** “Church Supply LLC” sells to churches. A church or charity is rarely an LLC or a partnership. */
function isForProfit(businessType: BrandContext['businessType'], { form }: CompanyName): boolean {
  return (
    businessType === 'llc' ||
    businessType === 'partnership' ||
    form?.types[0] === 'llc' ||
    form?.types[0] === 'partnership'
  );
}
