// Text made safe to stand in HTML, in content and in quoted attributes. Nothing is lost but what HTML cannot hold.
import { type Sanitized, SanitizingNotes } from './sanitizing.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Tab, line feed and carriage return stay; the other controls are parse errors in HTML.
const NOT_IN_HTML = /(?![\t\n\r])\p{Cc}/gu;

/** Always valid: any text can be escaped. */
export function escapeHtml(input: string): Sanitized {
  const notes = new SanitizingNotes();
  const wellFormed = input.toWellFormed();
  const kept = wellFormed.replace(NOT_IN_HTML, '');
  if (kept !== input) {
    notes.note('html.not-representable', 'htmlStandard', {
      status: 'warning',
      message: 'Control characters were removed, or half surrogate pairs replaced; HTML cannot hold them.',
      remedy: 'Find out where they came from.',
    });
  }
  if (/<\s*(?:script|iframe|object|embed|svg|math)\b|\bon[a-z]{3,20}\s*=|javascript\s*:/i.test(input)) {
    notes.note('html.active-content', 'htmlStandard', {
      status: 'info',
      message: 'The input has markup that would run in a browser; escaped it is text.',
    });
  }
  const escaped = kept.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
  return notes.accept(
    escaped,
    'html.escaped',
    'htmlStandard',
    escaped === kept
      ? 'Nothing had to be escaped.'
      : 'The five characters with a meaning in HTML are escaped.',
  );
}
