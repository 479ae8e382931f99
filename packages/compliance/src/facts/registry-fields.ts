// What the fields of brand and campaign are called: at the registry, and in the requests of this service.
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

/** The field of our brand and campaign requests that a registry field is sent in; undefined where there is none. */
export function apiFieldOf(registryField: string): string | undefined {
  return apiFieldByRegistryField.get(registryField);
}
