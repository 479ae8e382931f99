// sanitize: text, e-mail addresses, web addresses and telephone numbers made safe to use, or refused with a reason.
import { CheckItem, FreeText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { escapeHtml } from '../../rules/sanitize-html.ts';
import { sanitizeEmail } from '../../rules/sanitize-email.ts';
import { sanitizePhone } from '../../rules/sanitize-phone.ts';
import { sanitizeUrl } from '../../rules/sanitize-url.ts';
import { defineTool } from '../../tool.ts';

const KINDS = {
  escapeHTML: { short: 'html', sanitize: escapeHtml },
  sanitizeEmail: { short: 'email', sanitize: sanitizeEmail },
  sanitizeURL: { short: 'url', sanitize: sanitizeUrl },
  sanitizePhone: { short: 'phone', sanitize: sanitizePhone },
} as const;

export const sanitize = defineTool({
  name: 'sanitize',
  title: 'Sanitize',
  summary:
    'Get text, e-mail addresses, web addresses and telephone numbers in a form that is safe to store and send.',
  stage: 'operate',
  request: Type.Object({
    type: StringEnum(['escapeHTML', 'sanitizeEmail', 'sanitizeURL', 'sanitizePhone'], {
      description: 'What the input is, and so what is done with it.',
      examples: ['sanitizePhone'],
    }),
    input: FreeText({
      description: 'The text as it came in. Nothing is fetched or sent.',
      examples: ['(512) 555-7123'],
    }),
  }),
  results: Type.Object({
    original: Type.String({ description: 'The input, unchanged.' }),
    sanitized: Type.String({
      description:
        'Safe to use as it is: escaped text, an address, a normal URL, a number in E.164. Empty when not valid.',
    }),
    type: StringEnum(['html', 'email', 'url', 'phone'], { description: 'Short form of the type asked for.' }),
    valid: Type.Boolean({ description: 'Whether the input is what it claims to be.' }),
    checks: Type.Array(CheckItem, {
      description: 'What was changed, what is odd, and why an input was refused.',
    }),
  }),
  examples: [
    { title: 'A telephone number', request: { type: 'sanitizePhone', input: '(512) 555-7123' } },
    { title: 'Text for a web page', request: { type: 'escapeHTML', input: '<b>Fish & chips</b>' } },
    {
      title: 'An address that must not be used',
      request: { type: 'sanitizeURL', input: 'javascript:alert(1)' },
    },
  ],
  run({ type, input }) {
    const { short, sanitize: make } = KINDS[type];
    const { sanitized, valid, checks } = make(input);
    return { original: input, sanitized, type: short, valid, checks: [...checks] };
  },
});
