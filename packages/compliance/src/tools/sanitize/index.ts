// sanitize: makes text, email addresses, URLs, and phone numbers safe to use, or rejects them with a reason.
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
  summary: 'Clean text, email addresses, URLs, and phone numbers so that they are safe to store and send.',
  stage: 'operate',
  request: Type.Object({
    type: StringEnum(['escapeHTML', 'sanitizeEmail', 'sanitizeURL', 'sanitizePhone'], {
      description: 'Type of the input.',
      examples: ['sanitizePhone'],
    }),
    input: FreeText({
      description: 'Input to sanitize. Nothing is fetched or sent.',
      examples: ['(512) 555-7123'],
    }),
  }),
  results: Type.Object({
    original: Type.String({ description: 'Input from the request, unchanged.' }),
    sanitized: Type.String({
      description:
        'Safe value: escaped text, an email address, a normalized URL, or a phone number in E.164 format. Empty if the input is not valid.',
    }),
    type: StringEnum(['html', 'email', 'url', 'phone'], { description: 'Short name of the requested type.' }),
    valid: Type.Boolean({ description: 'Whether the input is valid for its type.' }),
    checks: Type.Array(CheckItem, {
      description: 'What was changed, what is unusual, and why an input was rejected.',
    }),
  }),
  examples: [
    { title: 'A phone number', request: { type: 'sanitizePhone', input: '(512) 555-7123' } },
    { title: 'Text for a web page', request: { type: 'escapeHTML', input: '<b>Fish & chips</b>' } },
    {
      title: 'A URL that must not be used',
      request: { type: 'sanitizeURL', input: 'javascript:alert(1)' },
    },
  ],
  run({ type, input }) {
    const { short, sanitize: make } = KINDS[type];
    const { sanitized, valid, checks } = make(input);
    return { original: input, sanitized, type: short, valid, checks: [...checks] };
  },
});
