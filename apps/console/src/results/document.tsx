// A generated document as it will read, made from its parts: no markup of an answer is ever put into the page.
import { Button, Group, Stack, Text } from '@mantine/core';
import { CopyText } from '../parts/copy-text.tsx';
import { Picture } from '../pictures/picture.tsx';
import { download } from '../parts/download.ts';
import './document.css';

type Section = { readonly heading: string; readonly body: string };
type GeneratedDocument = {
  readonly title: string;
  readonly content: string;
  readonly html: string;
  readonly sections: readonly Section[];
  readonly placeholders: readonly string[];
  readonly disclaimer: string;
};

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'document';

/** The parts of a document are Markdown: a sign that would mean something there has a backslash before it. */
const dropBackslashes = (text: string): string => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/** Blanks stand out wherever they stand. */
function Marked({ text, blanks }: { text: string; blanks: ReadonlySet<string> }) {
  return text.split(/(\[[A-Z_]+\])/).map((part, index) =>
    // Parts have no other name than their place, which never changes.
    // oxlint-disable-next-line react/no-array-index-key
    blanks.has(part) ? <mark key={index}>{part}</mark> : <span key={index}>{dropBackslashes(part)}</span>,
  );
}

const isList = (paragraph: string) => paragraph.split('\n').every((line) => line.startsWith('- '));

function Body({ text, blanks }: { text: string; blanks: ReadonlySet<string> }) {
  return text.split(/\n{2,}/).map((paragraph) =>
    isList(paragraph) ? (
      <ul key={paragraph}>
        {paragraph.split('\n').map((line) => (
          <li key={line} className="given">
            <Marked text={line.slice(2)} blanks={blanks} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={paragraph} className="given">
        <Marked text={paragraph} blanks={blanks} />
      </p>
    ),
  );
}

function Takeaways({ title, content, html }: GeneratedDocument) {
  return (
    <Group gap="xs">
      <CopyText text={content} what="the document as Markdown" label="Copy as Markdown" />
      <CopyText text={html} what="the document as HTML" label="Copy as HTML" />
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${fileName(title)}.md`, 'text/markdown', content)}
      >
        Download Markdown
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${fileName(title)}.html`, 'text/html', html)}
      >
        Download HTML
      </Button>
    </Group>
  );
}

export function DocumentOnPaper({ results }: { results: object }) {
  const generated = results as GeneratedDocument;
  const { title, sections, placeholders, disclaimer } = generated;
  const blanks = new Set(placeholders);
  return (
    <Picture title="Document" note={disclaimer}>
      <Stack gap="sm">
        <Takeaways {...generated} />
        {placeholders.length > 0 && (
          <Text size="sm">
            Fill in the placeholders: {placeholders.join(', ')}. Or enter these values and run the tool again.
          </Text>
        )}
        <div className="paper" tabIndex={0} role="group" aria-label="Document">
          <h3>{title}</h3>
          {sections.map(({ heading, body }) => (
            <div key={heading}>
              <h4>{heading}</h4>
              <Body text={body} blanks={blanks} />
            </div>
          ))}
        </div>
      </Stack>
    </Picture>
  );
}
