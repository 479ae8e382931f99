// What tools are called, also those that are no longer in the catalogue.
import { catalogue } from '@tendlc/compliance';
import { nameToWords } from './words.ts';

export const titleOf = (name: string): string =>
  catalogue.find((tool) => tool.name === name)?.title ?? nameToWords(name);
