// A generated document as it will read, made from its parts: no markup of an answer is ever put into the page.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { CopyText } from '../parts/copy-text.tsx';
import { download } from './download.ts';
import type { Results } from './verdict.ts';

type Section = { readonly heading: string; readonly body: string };

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'document';

function Body({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <Text key={paragraph} size="sm" className="given" mb={6}>
      {paragraph}
    </Text>
  ));
}

export function GeneratedDocument({ results }: { results: Results }) {
  const { title, content, html, sections, disclaimer } = results as {
    title: string;
    content: string;
    html: string;
    sections: readonly Section[];
    disclaimer: string;
  };
  return (
    <Stack gap="sm">
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
      <div className="document" tabIndex={0} role="group" aria-label="The document">
        <Title order={3} mb="sm">
          {title}
        </Title>
        {sections.map(({ heading, body }) => (
          <div key={heading}>
            <Title order={4} size="h3" mt="sm" mb={4}>
              {heading}
            </Title>
            <Body text={body} />
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {disclaimer}
      </Text>
    </Stack>
  );
}
