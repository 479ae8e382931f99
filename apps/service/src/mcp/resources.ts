// What agents can read free of charge: rules, codes, use cases, field definitions, and their own registrations.
import { type KnownCode, knownCodes, REVIEW_RULES, reviewSources, useCases } from '@tendlc/compliance';
import { PAGE_RULES, pageSources } from '@tendlc/page-review';
import { SUBJECTS } from '@tendlc/registration';
import type { AgentResource, ApiAnswer } from './agent-resource.ts';

const rule = (
  [id, { category, status, basis, draws, resubmittable }]: [
    string,
    {
      readonly category: string;
      readonly status: string;
      readonly basis: string;
      readonly draws: readonly string[];
      readonly resubmittable: string;
    },
  ],
  source: unknown,
) => ({ id, category, severity: status, basis, source, codes: draws, resubmittable });

const rules = (): ApiAnswer => ({
  body: {
    registrationRules: Object.entries(REVIEW_RULES).map((entry) =>
      rule(entry, reviewSources[entry[1].source]),
    ),
    pageRules: Object.entries(PAGE_RULES).map((entry) => rule(entry, pageSources[entry[1].source])),
  },
});

const systems = [...new Set(knownCodes.map(({ system }) => system))];

const codeSystems = (): ApiAnswer => ({
  body: {
    systems: systems.map(({ id, displayName, subject }) => ({
      id,
      displayName,
      subject,
      codes: knownCodes.filter(({ system }) => system.id === id).length,
      uri: `tendlc://codes/${id}`,
    })),
  },
});

const describeCode = ({ system: _system, isSecondary: _isSecondary, source, ...code }: KnownCode) => ({
  ...code,
  source: source.url,
  asOf: source.asOf,
});

/** Titles only, because a system has up to 400 codes. A reason that is published as text has no code to read it by. */
function codesOf([systemId]: readonly string[]): ApiAnswer | undefined {
  const system = systems.find(({ id }) => id === systemId);
  const rows = knownCodes.filter((row) => row.system.id === systemId);
  const codes = rows.map((row) =>
    row.code === undefined ? describeCode(row) : { code: row.code, title: row.title },
  );
  return system === undefined
    ? undefined
    : { body: { system: system.id, displayName: system.displayName, codes } };
}

function codeOf([systemId, code]: readonly string[]): ApiAnswer | undefined {
  const rows = knownCodes.filter((row) => row.system.id === systemId && row.code === code);
  return rows.length === 0 ? undefined : { body: { system: systemId, codes: rows.map(describeCode) } };
}

const useCaseTable = (): ApiAnswer => ({
  body: {
    useCases: useCases.map(
      ({ code, displayName, kind, meaning, monthlyFeeUsd, subUseCases, isSubUseCase, needs }) => ({
        code,
        displayName,
        kind,
        meaning,
        monthlyFeeUsd,
        subUseCases,
        isSubUseCase: isSubUseCase ?? false,
        needs,
      }),
    ),
  },
});

/** A record ID is a number, so no path can be written with it. */
const RECORD_ID = /^[1-9]\d{0,14}$/;

export const agentResources: readonly AgentResource[] = [
  {
    uri: 'tendlc://rules',
    name: 'rules',
    title: 'Rules of registrations and their pages',
    description: 'Each rule with its severity, its source, and the codes that reviewers reject with.',
    scopes: [],
    read: rules,
  },
  {
    uri: 'tendlc://codes',
    name: 'codes',
    title: 'Systems with error and rejection codes',
    description: 'The systems, and where to read the codes of each.',
    scopes: [],
    read: codeSystems,
  },
  {
    uri: 'tendlc://codes/{system}',
    name: 'codes-of-a-system',
    title: 'Error and rejection codes of a system',
    description: 'Each code with its title, such as tendlc://codes/dca2.',
    scopes: [],
    read: codesOf,
  },
  {
    uri: 'tendlc://codes/{system}/{code}',
    name: 'code',
    title: 'An error or rejection code',
    description: 'Its meaning, causes, and fixes, such as tendlc://codes/dca2/805.',
    scopes: [],
    read: codeOf,
  },
  {
    uri: 'tendlc://use-cases',
    name: 'use-cases',
    title: 'Use cases of campaigns',
    description: 'Each use case with its meaning, monthly fee, and sub-use cases.',
    scopes: [],
    read: useCaseTable,
  },
  {
    uri: 'tendlc://field-definitions/{subject}',
    name: 'field-definitions',
    title: 'Fields of a brand, a campaign, or their pages',
    description: `Label, limits, values, and requirement of each field. The subject is ${SUBJECTS.join(', ')}.`,
    scopes: ['registry:read'],
    read: ([subject = ''], readPath) =>
      (SUBJECTS as readonly string[]).includes(subject)
        ? readPath(`/v1/field-definitions?subject=${subject}`)
        : undefined,
  },
  {
    uri: 'tendlc://registrations/{registrationId}',
    name: 'registration',
    title: 'A registration',
    description: 'The packet of a registration with its progress and its last evaluation.',
    scopes: ['registry:read'],
    read: ([id = ''], readPath) => (RECORD_ID.test(id) ? readPath(`/v1/registrations/${id}`) : undefined),
  },
];

const PART = /^\{\w+\}$/;

export const isTemplate = ({ uri }: AgentResource): boolean => uri.includes('{');

/** The resource of a URI, with the parts that its template leaves open. */
export function findResource(
  resources: readonly AgentResource[],
  uri: string,
): { readonly resource: AgentResource; readonly given: readonly string[] } | undefined {
  const asked = uri.split('/');
  for (const resource of resources) {
    const parts = resource.uri.split('/');
    const fits = (part: string, index: number) => PART.test(part) || part === asked[index];
    if (parts.length === asked.length && parts.every(fits)) {
      return { resource, given: asked.filter((_part, index) => PART.test(parts[index] ?? '')) };
    }
  }
  return undefined;
}
