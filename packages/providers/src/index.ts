// Registrations at other providers: exports, imports, and what each provider takes. The public API of this package.
export { PROVIDERS, providerOf } from './catalogue.ts';
export { type ExportedCall, exportPacket, type ProviderExport } from './export.ts';
export { type Imported, type ImportInput, importPacket } from './import.ts';
export { callsOf, PRODUCTS, type Product, type Provider } from './provider.ts';
export { type Fill, problemOfFill, type Values, withAnswers } from './values.ts';
