// What has one meaning and several spellings, in the spelling of the registry: the country, and the state of a US brand. Pure.
import { stateCodeOf } from '@tendlc/compliance';

const UNITED_STATES = /^(?:US|USA|U\.S\.A?\.?|United States(?: of America)?)$/i;

export const isNameOfUnitedStates = (text: string): boolean => UNITED_STATES.test(text);

/** @returns the same text if it has no other spelling */
export function usualForm(column: string, text: string, isUnitedStates: boolean): string {
  if (column === 'brand.country' || column === 'brand.einIssuingCountry') {
    return isNameOfUnitedStates(text) ? 'US' : text;
  }
  return column === 'brand.state' && isUnitedStates ? (stateCodeOf(text) ?? text) : text;
}
