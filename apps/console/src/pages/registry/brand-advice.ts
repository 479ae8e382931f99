// Advice of the brand checker and the email check for each field of a brand while a person types. Free, in the browser.
import { useOfflineTool } from '../../forms/use-offline-tool.ts';
import { type FormValues, textIn } from '../../forms/values.ts';
import type { Finding } from '../../results/findings.tsx';
import { entityOf } from './brand-fields.ts';

export type BrandAdvice = Readonly<Record<string, readonly Finding[]>>;

type Found = { readonly checks: readonly Finding[] };

/** The field that a rule of the checker is about, by the first part of the rule ID. */
const FIELD_OF: Readonly<Record<string, string>> = {
  ein: 'ein',
  'legal-name': 'companyName',
  dba: 'brandName',
  domain: 'website',
  state: 'state',
  entity: 'entityType',
};

/** The checker requires all fields. Findings about placeholders are not shown. */
const STAND_INS = { ein: '84-2731906', websiteDomain: 'example.com', state: 'TX' } as const;

const textOf = (values: FormValues, name: string) => textIn(values, name).trim();

function checkerRequest(values: FormValues): Record<string, string> | undefined {
  const isPerson = entityOf(values) === 'SOLE_PROPRIETOR';
  const brandName = textOf(values, 'brandName');
  const legalName = (isPerson ? '' : textOf(values, 'companyName')) || brandName;
  const ein = textOf(values, 'ein').replaceAll(/[ .]/g, '');
  const state = textOf(values, 'state');
  return legalName === ''
    ? undefined
    : {
        legalName,
        ein: !isPerson && /^\d{2}-?\d{7}$/.test(ein) ? ein : STAND_INS.ein,
        websiteDomain: textOf(values, 'website') || STAND_INS.websiteDomain,
        state: /^[A-Za-z]{2}$/.test(state) ? state : STAND_INS.state,
        ...(brandName === '' || brandName === legalName ? {} : { dbaName: brandName }),
        ...(isPerson ? { businessType: 'sole_proprietor' } : {}),
      };
}

function fieldOf({ ruleId }: Finding, values: FormValues): string | undefined {
  const field = FIELD_OF[ruleId.split('.')[0] as string];
  const isPerson = entityOf(values) === 'SOLE_PROPRIETOR';
  // The checker always gets an EIN, but sole proprietors have none.
  if (
    field === undefined ||
    (isPerson && (field === 'ein' || ruleId === 'entity.sole-proprietor-with-ein'))
  ) {
    return undefined;
  }
  const shown = field === 'companyName' && isPerson ? 'brandName' : field;
  return textOf(values, shown) === '' ? undefined : shown;
}

/** Of the tips, only the one that often decides: a missing LLC or Inc. */
const isWorthSaying = ({ status, ruleId }: Finding) => status !== 'info' || ruleId === 'legal-name.suffix';

export function useBrandAdvice(values: FormValues): BrandAdvice {
  const found = useOfflineTool<Found>('brand-checker', checkerRequest(values));
  const email = textOf(values, 'email');
  const mail = useOfflineTool<Found>(
    'sanitize',
    email === '' ? undefined : { type: 'sanitizeEmail', input: email },
  );
  const advice: Record<string, Finding[]> = {};
  for (const finding of found?.checks ?? []) {
    const field = fieldOf(finding, values);
    if (field !== undefined && isWorthSaying(finding)) {
      (advice[field] ??= []).push(finding);
    }
  }
  return { ...advice, email: mail?.checks.filter(({ ruleId }) => ruleId === 'email.free-provider') ?? [] };
}
