// The providers that a registration can go to or come from, and their products.
import { callsOf, PRODUCTS, type Product, PROVIDERS } from '@tendlc/providers';

export type { Product };

export const PROVIDER_CHOICES = PROVIDERS.map(({ id, title }) => ({ value: id, label: title }));

export function productsOf(id: string): readonly Product[] {
  const provider = PROVIDERS.find((one) => one.id === id);
  return provider === undefined
    ? ['10dlc']
    : PRODUCTS.filter((product) => callsOf(provider, product) !== undefined);
}
