// Field paths of a packet in words: `campaign.messageFlow` → “Message flow”.
import { labelOfPath } from '@tendlc/registration';
import { nameToWords } from '../format/words.ts';

/** The label of the field, or else its name in words. */
export function pathWords(path: string): string {
  const [subject = '', name = ''] = path.split('.');
  return labelOfPath(path) ?? nameToWords(name === '' ? subject : name);
}
