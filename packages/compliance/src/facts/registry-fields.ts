// Maps registry field names to the field names of this API.
const SAME_NAME =
  'companyName ein entityType street city state postalCode country phone email website vertical stockSymbol stockExchange ' +
  'businessContactEmail mobilePhone firstName lastName ' +
  'usecase subUsecases description messageFlow sample1 sample2 sample3 sample4 sample5 embeddedLink embeddedPhone numberPool ' +
  'ageGated directLending optinMessage optinKeywords optoutMessage optoutKeywords helpMessage helpKeywords ' +
  'privacyPolicyLink termsAndConditionsLink embeddedLinkSample';

const apiFieldByRegistryField = new Map<string, string>([
  ...SAME_NAME.split(' ').map((name) => [name, name] as const),
  ['displayName', 'brandName'],
]);

/** The API field for a registry field; undefined if the API has none. */
export function findApiField(registryField: string): string | undefined {
  return apiFieldByRegistryField.get(registryField);
}
