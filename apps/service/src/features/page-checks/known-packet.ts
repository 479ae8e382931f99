// What a request for one page check says about the registration, as far as the page is compared with it.
import type { PageCheckRequest } from '@tendlc/contract';
import type { KnownPacket } from '@tendlc/page-review';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => textOf(text) !== undefined);

export function knownPacketOf({ brandName, campaign = {} }: PageCheckRequest): KnownPacket {
  const values: Readonly<Record<string, unknown>> = campaign;
  return {
    brandNames: textsOf(brandName),
    useCases: [...textsOf(values['usecase']), ...textsOf(values['subUsecases'])],
    description: textOf(values['description']),
    messageFlow: textOf(values['messageFlow']),
    privacyPolicy: textOf(values['privacyPolicyLink']),
    terms: textOf(values['termsAndConditionsLink']),
    hasDirectLending: values['directLending'] === true,
  };
}
