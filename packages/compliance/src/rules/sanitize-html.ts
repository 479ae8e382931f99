// Escapes text for HTML content and quoted attributes. Removes only characters that HTML cannot represent.
import { type Sanitized, SanitizingNotes } from './sanitizing.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Tabs, line feeds, and carriage returns stay; other control characters are parse errors in HTML.
const NOT_IN_HTML = /(?![\t\n\r])\p{Cc}/gu;

/** The result is always valid, because any text can be escaped. */
export function escapeHtml(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const wellFormed = input.toWellFormed();
  const kept = wellFormed.replace(NOT_IN_HTML, '');
  if (kept !== input) {
    notes.note('html.not-representable', 'htmlStandard', {
      status: 'warning',
      message: 'Control characters were removed or invalid surrogates replaced. HTML cannot represent them.',
      remedy: 'Find the source of these characters.',
    });
  }
  if (/<\s*(?:script|iframe|object|embed|svg|math)\b|\bon[a-z]{3,20}\s*=|javascript\s*:/i.test(input)) {
    notes.note('html.active-content', 'htmlStandard', {
      status: 'info',
      message: 'The input has markup that a browser would run. The escaped value is plain text.',
    });
  }
  if (/&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/i.test(kept)) {
    notes.note('html.already-escaped', 'htmlStandard', {
      status: 'info',
      message:
        'The input has HTML character references, such as &amp;. They are escaped again, so a page shows them as text.',
      remedy: 'If the input was escaped before, use it as it is, or send the original text.',
    });
  }
  const escaped = kept.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
  return notes.accept(
    escaped,
    'html.escaped',
    'htmlStandard',
    escaped === kept
      ? 'The input has no characters to escape.'
      : 'The five special HTML characters are escaped.',
  );
}
