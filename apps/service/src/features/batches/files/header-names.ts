// The names of columns: the paths of fields, their labels, and what spreadsheets usually call them.
import { fieldDefinitions, SUBJECTS } from '@tendlc/registration';

export const ROW_COLUMNS = ['reference', 'label', 'customer', 'brandId'] as const;

/** Only names that can mean nothing else in a list of customers. */
const USUAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  reference: ['customer number', 'customer no', 'customer ID', 'reference number', 'reference no'],
  customer: ['customer name'],
  'brand.brandName': ['brand', 'DBA', 'doing business as', 'trade name'],
  'brand.companyName': ['company', 'company name', 'legal name', 'legal business name'],
  'brand.entityType': ['entity type', 'business type', 'legal form'],
  'brand.ein': [
    'tax ID',
    'tax ID number',
    'federal tax ID',
    'EIN number',
    'tax number',
    'FEIN',
    'EIN / tax ID',
  ],
  'brand.phone': ['phone', 'phone number', 'telephone', 'business phone', 'support phone'],
  'brand.mobilePhone': ['mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone'],
  'brand.street': ['street', 'street address', 'address line 1'],
  'brand.postalCode': ['ZIP', 'ZIP code', 'postcode'],
  'brand.email': ['email', 'email address'],
  'brand.businessContactEmail': ['contact email'],
  'brand.website': ['web site', 'website URL', 'URL', 'homepage'],
  'brand.vertical': ['industry', 'sector'],
  'campaign.messageFlow': ['message flow', 'call to action', 'opt-in flow', 'CTA'],
  'campaign.sample1': ['sample 1', 'sample', 'sample message'],
  'campaign.sample2': ['sample 2'],
  'campaign.sample3': ['sample 3'],
  'campaign.sample4': ['sample 4'],
  'campaign.sample5': ['sample 5'],
  'campaign.upstreamCnpId': ['CNP', 'connectivity partner'],
  'campaign.privacyPolicyLink': ['privacy policy URL', 'privacy URL'],
  'campaign.termsAndConditionsLink': ['terms', 'terms URL', 'terms and conditions URL'],
  'pages.optIn': ['opt-in page', 'opt-in URL'],
};

/** Spreadsheets and people change the case, the spaces, and the marks between words. A path keeps its dot, and “#” is a number. */
const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll('#', ' number')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.$/, '');

const DEFINITIONS = SUBJECTS.flatMap((subject) => fieldDefinitions(subject));

/** The registry gets these fields, and the pages have their addresses without a column of their own. */
const LABELS_OF_PAGES: Readonly<Record<string, string>> = {
  'pages.privacyPolicy': 'campaign.privacyPolicyLink',
  'pages.terms': 'campaign.termsAndConditionsLink',
};

/** A name that comes first wins: paths, then labels (a label of two subjects is that of the brand), then usual names. */
const COLUMNS: ReadonlyMap<string, string> = new Map(
  [
    ...ROW_COLUMNS.map((name) => [name, name] as const),
    ...DEFINITIONS.map(({ path }) => [path, path] as const),
    ...DEFINITIONS.map(({ path, label }) => [label, LABELS_OF_PAGES[path] ?? path] as const),
    ...Object.entries(USUAL_NAMES).flatMap(([path, names]) => names.map((name) => [name, path] as const)),
  ]
    .toReversed()
    .map(([name, column]) => [bare(name), column]),
);

/** @returns undefined if the name is not that of a column */
export const columnNamed = (name: string): string | undefined => COLUMNS.get(bare(name));
